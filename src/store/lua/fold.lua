-- The older part of a history lies folded: only where nobody has folded it since it was read.
local history, folded = KEYS[1], KEYS[2]
local oldest, kept = ARGV[1], ARGV[2]
local first = redis.call('XRANGE', history, '-', '+', 'COUNT', 1)[1]
if not first or first[1] ~= oldest then return 0 end
redis.call('SET', folded, ARGV[3])
redis.call('XTRIM', history, 'MINID', kept)
local life = redis.call('TTL', history)
if life > 0 then redis.call('EXPIRE', folded, life) end
return 1
