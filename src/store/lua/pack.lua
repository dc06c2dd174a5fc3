-- Lays a table to rest that is still at the rev it was packed at, and for which nobody posts or has to.
local packed, state, history, folded = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local checkpoints, posted, outbox, posting = KEYS[5], KEYS[6], KEYS[7], KEYS[8]
if redis.call('HGET', state, 'rev') ~= ARGV[1] or redis.call('HEXISTS', state, 'match') == 0 then return 0 end
if redis.call('XLEN', outbox) > 0 or redis.call('EXISTS', posting) == 1 then return 0 end
redis.call('SET', packed, ARGV[2])
local life = redis.call('TTL', state)
if life > 0 then redis.call('EXPIRE', packed, life) end
redis.call('HDEL', state, 'match')
redis.call('DEL', history, folded, checkpoints, posted, outbox)
return 1
