"""Words that a packed game refers to instead of spelling them: what nearly every game says."""

WORDS = (
    b'"player-joined""player-left""player-renamed""seats-moved""dealer-named""game-stopped"'
    b'"result":"abandoned"}"standings"}"kamikaze":"'
    b',"totals":{","resets_used":{","total":,"name":"'
    b'"edition":"first-edition""numbered-quick""numbered-classic""cabanga"'
    b'"target":18,"rounds":1,"calls":false,"caller_penalty":5,"negative_success":"keep"'
    b'"lowest_scores_zero":true,"kamikaze":"zero-total""kamikaze_mode":"replace"'
    b'"reset":"every-time","reset_to":9,"tie":"most-calls""last-round-then-seat"'
    b'"decks":2,"jokers":4"jokers":2,"opening_peek":"all","caller_locked":true}'
    b'"deck":"cabanga","decks":1,"jokers":0,"players_min":3,"players_max":6,'
    b'"target":100,"target_rule":"exceed","rounds":null,"calls":true,"caller_tie":"succeeds",'
    b'"caller_penalty":10,"negative_success":"zero","lowest_scores_zero":false,"kamikaze":"off",'
    b'"kamikaze":"two-12-two-13","kamikaze_points":50,"kamikaze_mode":"add","reset":"off",'
    b'"reset":"once","reset_to":50,"tie":"shared","deck":"numbered","decks":1,"jokers":0,'
    b'"players_min":2,"players_max":5,"opening_peek":"two","discard_match":false,'
    b'"caller_locked":false},"players":["'
    b'{"format":"cabo-referee/game","version":1,"id":"","note":"","place":"",'
    b'"events":[{"event":"game-started","at":"2026-01-01T20:00:00+01:00+02:00","edition":"standard",'
    b'"rules":{"target":100,"target_rule":"reach","rounds":null,"calls":true,"caller_tie":"fails",'
    b'"caller_penalty":10,"negative_success":"zero","lowest_scores_zero":false,"kamikaze":"off",'
    b'"kamikaze_points":50,"kamikaze_mode":"add","reset":"off","reset_to":50,"tie":"extra-round",'
    b'"deck":"standard","decks":1,"jokers":0,"players_min":2,"players_max":6,'
    b'"opening_peek":"two","discard_match":true,"caller_locked":false},'
    b'"players":["","dealer":""},{"event":"round-played","at":"2026-","hands":{"":10,"":,"caller":"'
    b'"},[-1,0,0,"set_aside":[]}'
)
"""Never to be changed: games that were packed with it are unpacked with it."""
