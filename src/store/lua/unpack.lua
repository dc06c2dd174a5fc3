-- Wakes a table that rests: what was packed lies again in keys of its own.
local packed, state, folded, checkpoints, posted = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local match, history, checkpointAt, checkpoint, lastPosted = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
if redis.call('EXISTS', packed) == 0 then return 0 end
redis.call('HSET', state, 'match', match)
redis.call('SET', folded, history)
if checkpointAt ~= '' then redis.call('HSET', checkpoints, checkpointAt, checkpoint) end
if lastPosted ~= '' then redis.call('SET', posted, lastPosted) end
redis.call('DEL', packed)
local life = redis.call('TTL', state)
if life > 0 then
  for _, key in ipairs({ folded, checkpoints, posted }) do redis.call('EXPIRE', key, life) end
end
return 1
