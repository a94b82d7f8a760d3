# What can be done with WAVE alone; the Makefile takes it in.
.PHONY: coach wave-people

coach: compiled ## WAVE with open hands, a thousand deals at each size of table, Nazaré too; resumes
	mkdir -p build/arena
	for players in 2 3 4; do for wave in "" "--nazare --playouts 200 --nodes 400"; do $(ON_COMPILED) $(BIN)/python -m tests.games.wave.bots.coaching \
		--players $$players --deals 1000 $$wave --jobs $(JOBS) --results build/arena/coach.jsonl; done; done

wave-people: compiled ## WAVE with one person among experts, by two models of a person, 300 deals each (DEALS=40 for less); resumes
	mkdir -p build/arena
	for person in literal thinker; do for players in 2 3 4; do $(ON_COMPILED) $(BIN)/python -m tests.games.wave.bots.company \
		--players $$players --person $$person --deals $(or $(DEALS),300) --jobs $(JOBS) --results build/arena/company.jsonl; done; done
