"""The hot statements of PostgreSQL: each a single round trip and a transaction of its own.

An entry goes in only if the table's row, as the statement first sees it, is one place behind. Only
the entry at that place ever moves the row on, and the primary key lets a single one in: so an entry
that went in is always followed by its row. Rows are written in the order of their ids, so that two
batches cannot wait for each other.
"""

from houle.store.queries import CLOCKS

_NOW = f"coalesce($1::bigint, {CLOCKS['postgresql']})"

_APPEND = f"""
wanted AS MATERIALIZED (
  SELECT * FROM unnest(
    $2::text[], $3::int[], $4::text[], $5::text[], $6::bytea[],
    $7::text[], $8::bool[], $9::bytea[], $10::bigint[], $11::bigint[]
  ) AS w(table_id, seq, actor, command, entry, phase, listed, summary, due_at, due_after)
),
done AS (
  INSERT INTO entries (table_id, seq, at, actor, command, entry)
  SELECT w.table_id, w.seq, greatest({_NOW}, t.changed_at), w.actor, w.command, w.entry
  FROM wanted w JOIN tables t ON t.id = w.table_id AND t.seq = w.seq - 1
  ORDER BY w.table_id
  ON CONFLICT DO NOTHING
  RETURNING table_id, at
),
followed AS (
  UPDATE tables t
  SET seq = w.seq, phase = w.phase, listed = w.listed, summary = w.summary,
      due_at = least(w.due_at, done.at + w.due_after), changed_at = done.at
  FROM done JOIN wanted w USING (table_id)
  WHERE t.id = done.table_id AND t.seq = w.seq - 1
  RETURNING t.id, t.changed_at, t.phase
)"""  # noqa: S608 - only constants of ours go in

APPEND = f"WITH {_APPEND} SELECT id, changed_at FROM followed"  # noqa: S608

APPEND_AND_SEAT = f"""
WITH {_APPEND},
gone AS (
  DELETE FROM seatings s USING followed
  WHERE s.table_id = followed.id AND NOT s.player_id = ANY($12::text[])
),
come AS (
  INSERT INTO seatings (table_id, player_id, phase, phase_since)
  SELECT followed.id, p, followed.phase, followed.changed_at
  FROM followed, unnest($12::text[]) AS p
  ON CONFLICT DO NOTHING
)
SELECT id, changed_at FROM followed"""  # noqa: S608

APPEND_AND_WRITE = f"""
WITH {_APPEND},
kept AS (
  INSERT INTO written (table_id, seq, player_id, at, words)
  SELECT followed.id, w.seq, w.actor, followed.changed_at, $12::text
  FROM followed JOIN wanted w ON w.table_id = followed.id
)
SELECT id, changed_at FROM followed"""  # noqa: S608

CREATE = f"""
WITH made AS (
  INSERT INTO tables
    (id, game, rules_version, phase, listed, seq, summary, due_at, opened_at, changed_at, club_id)
  SELECT $2, $3, $4, $5, $6, 1, $7, least($8::bigint, at + $9::bigint), at, at, $14::text
  FROM (SELECT {_NOW} AS at) AS clock
  ON CONFLICT DO NOTHING
  RETURNING id, opened_at
),
seated AS (
  INSERT INTO seatings (table_id, player_id, phase, phase_since)
  SELECT made.id, p, $5, made.opened_at FROM made, unnest($13::text[]) AS p
  ON CONFLICT DO NOTHING
)
INSERT INTO entries (table_id, seq, at, actor, command, entry)
SELECT id, 1, opened_at, $10, $11, $12 FROM made
RETURNING at"""  # noqa: S608

ATTEND = """
WITH gone AS (
  DELETE FROM attendance WHERE duty_id = $1 AND table_id = ANY($3::text[])
)
INSERT INTO attendance (table_id, duty_id) SELECT t, $1 FROM unnest($2::text[]) AS t
ON CONFLICT DO NOTHING"""

REMOVE = """
WITH gone AS (DELETE FROM tables WHERE id = $1 AND phase = ANY($2::text[]) RETURNING id),
entries AS (DELETE FROM entries e USING gone WHERE e.table_id = gone.id),
seatings AS (DELETE FROM seatings s USING gone WHERE s.table_id = gone.id),
attendance AS (DELETE FROM attendance a USING gone WHERE a.table_id = gone.id),
notices AS (DELETE FROM notices n USING gone WHERE n.table_id = gone.id),
origins AS (DELETE FROM origins o USING gone WHERE o.table_id = gone.id),
written AS (DELETE FROM written w USING gone WHERE w.table_id = gone.id),
seeds AS (DELETE FROM vault.seeds v USING gone WHERE v.table_id = gone.id)
SELECT id FROM gone"""

READ = """
SELECT seq, at, actor, command, entry FROM entries
WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq"""

SEQS = "SELECT id, seq FROM tables WHERE id = ANY($1::text[])"

ACTED = "SELECT DISTINCT table_id FROM entries WHERE table_id = ANY($1::text[]) AND actor = $2"

DURABLE = "SELECT current_setting('fsync'), current_setting('synchronous_commit')"
