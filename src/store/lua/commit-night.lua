-- Writes a night if nobody else did since it was read. Answers 1, or 0 where somebody was first.
if (redis.call('HGET', KEYS[1], 'rev') or '0') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'rev', ARGV[2], 'night', ARGV[3])
if tonumber(ARGV[4]) > 0 then redis.call('EXPIRE', KEYS[1], ARGV[4]) else redis.call('PERSIST', KEYS[1]) end
return 1
