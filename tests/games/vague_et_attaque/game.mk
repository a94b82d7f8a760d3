# What can be done with VAGUE & ATTAQUE alone; the Makefile takes it in.
.PHONY: balance check-cards deck-texts

balance: compiled ## four thousand games of VAGUE & ATTAQUE at each size of table: is it fair?
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.games.vague_et_attaque.balance --jobs $(JOBS)

check-cards: dev ## a million random moves: is every card of VAGUE & ATTAQUE used?
	$(BIN)/python -m tests.games.vague_et_attaque.card_use

deck-texts: dev ## the texts of the cards of VAGUE & ATTAQUE, and what the client knows of them
	$(BIN)/python -m tests.games.vague_et_attaque.deck_texts
