-- Requests for wrk, each with the next puzzle of the file NONET_PUZZLES in its body. The same for
-- every route, so that what the client spends on them is the same too: wrk … -- METHOD PATH
local requests = {}
local next_request = 0

function init(arguments)
  for line in io.lines(os.getenv("NONET_PUZZLES")) do
    requests[#requests + 1] = wrk.format(arguments[1], arguments[2],
      { ["Content-Type"] = "application/json" }, '{"puzzle":"' .. line .. '"}')
  end
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end
