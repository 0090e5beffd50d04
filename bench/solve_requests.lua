-- Requests for wrk: POST /api/solve, each with the next puzzle of the file NONET_PUZZLES.
local requests = {}
local next_request = 0

function init()
  for line in io.lines(os.getenv("NONET_PUZZLES")) do
    requests[#requests + 1] = wrk.format("POST", "/api/solve",
      { ["Content-Type"] = "application/json" }, '{"puzzle":"' .. line .. '"}')
  end
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end
