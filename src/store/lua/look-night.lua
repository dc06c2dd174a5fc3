-- Sets when a night is looked at next, or, with no time, takes it off the list; but where somebody has announced a later
-- change of it (a score below zero: minus its count), it stays as they want it. Answers 1, or 0 where that is so.
local announced = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or '0')
if announced < -tonumber(ARGV[2]) then return 0 end
if ARGV[3] == '' then redis.call('ZREM', KEYS[1], ARGV[1]) else redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1]) end
return 1
