-- Sets a key, or deletes it where the new value is empty, if it still holds the value that the caller saw.
local now = redis.call('GET', KEYS[1])
if now and now ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2]) end
return 1
