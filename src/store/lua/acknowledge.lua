-- What was posted is no longer to be posted; only whoever holds the table's posting lock may say so.
local outbox, posted, lock, state = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('GET', lock) ~= ARGV[1] then return 0 end
-- It lives as long as the table: one that rests has no outbox to tell by, and one that is gone leaves nothing.
local life = redis.call('TTL', state)
if life == -2 then return 0 end
redis.call('SET', posted, ARGV[3])
if life > 0 then redis.call('EXPIRE', posted, life) end
if tonumber(ARGV[2]) > 0 then redis.call('XTRIM', outbox, 'MINID', (tonumber(ARGV[2]) + 1) .. '-0') end
return 1
