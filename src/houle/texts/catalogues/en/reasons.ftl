### Why a move: what it came to in deals that could have been, and what another did. In English.
### $move and $other are moves as they are offered, $fate is what one of them comes to.

reason-better = “{ $move }” { $fate } in { $count } of { $of } possible deals; “{ $other }” in { $other-count }.
reason-as-good = “{ $move }” does about as well.
reason-even = “{ $move }” { $fate } in { $count } of { $of } possible deals; “{ $other }” in { $other-count }. That is too close to call.
reason-worse = “{ $move }” { $fate } in { $count } of { $of } possible deals; “{ $other }” in { $other-count }, which looks better.
reason-only = There was nothing else to do.
fate-ahead = does better than the other
fate-wins-played-on = wins when played on without a thought
