-- For wrk: every answer must have the status and the very bytes of the first, which the caller has put into a file.
local wrong = 0
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(arguments)
  local file = assert(io.open(arguments[2], "rb"))
  status = tonumber(arguments[1])
  body = file:read("*a")
  file:close()
  wrongs = 0
end

function response(answered, _, bytes)
  if answered ~= status or bytes ~= body then wrongs = wrongs + 1 end
end

function done()
  for _, thread in ipairs(threads) do wrong = wrong + thread:get("wrongs") end
  io.write("Wrong answers: ", wrong, "\n")
end
