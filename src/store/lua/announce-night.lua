-- Says that a change of a night is being written, by a score below zero: minus the change's count. A later change that
-- somebody has announced stays announced, whoever comes with an old reading; their change comes to nothing.
local announced = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or '0')
if announced > tonumber(ARGV[2]) then redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1]) end
return 1
