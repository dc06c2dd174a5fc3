-- Writes one change of a table, all of it or nothing: state, history, outbox, checkpoint, remembered interaction.
-- Answers 'ok', 'conflict' (somebody else was first), 'repeated' (this interaction has acted already) or 'packed'
-- (the table rests, and must be woken first).
local state, history, outbox, checkpoints, seen, packed, folded, posted = unpack(KEYS)
local expected, rev, meta, match = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local entry, reply, remember = ARGV[5], ARGV[6], tonumber(ARGV[7])
local checkpointAt, checkpoint, undoneFrom, keep = ARGV[8], ARGV[9], ARGV[10], tonumber(ARGV[11])
local retire, bot = tonumber(ARGV[12]), ARGV[13]

if remember > 0 and redis.call('EXISTS', seen) == 1 then return 'repeated' end
if (redis.call('HGET', state, 'rev') or '0') ~= expected then return 'conflict' end
if redis.call('EXISTS', packed) == 1 then return 'packed' end

redis.call('HSET', state, 'rev', rev, 'meta', meta, 'bot', bot)
if match ~= '' then redis.call('HSET', state, 'match', match) end
for i = 14, #ARGV do redis.call('XADD', history, rev .. '-' .. (i - 13), 'entry', ARGV[i]) end
redis.call('XADD', outbox, rev .. '-1', 'entry', entry)

if undoneFrom ~= '' then
  for _, at in ipairs(redis.call('HKEYS', checkpoints)) do
    if tonumber(at) > tonumber(undoneFrom) then redis.call('HDEL', checkpoints, at) end
  end
end
if checkpointAt ~= '' then
  redis.call('HSET', checkpoints, checkpointAt, checkpoint)
  local kept = redis.call('HKEYS', checkpoints)
  if #kept > keep then
    -- The first one stays: everything can be played again from it. The next oldest goes.
    table.sort(kept, function(a, b) return tonumber(a) < tonumber(b) end)
    redis.call('HDEL', checkpoints, kept[2])
  end
end

if remember > 0 then redis.call('SET', seen, reply, 'EX', remember) end
for _, key in ipairs({ state, history, folded, outbox, checkpoints, posted }) do
  if retire > 0 then redis.call('EXPIRE', key, retire) else redis.call('PERSIST', key) end
end
return 'ok'
