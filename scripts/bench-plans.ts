import { arrange, chargeAtOnce } from '@ampdeck/api/charge-plan/arrange'
import { lowerBound } from '@ampdeck/api/charge-plan/bound'
import { drawDepot } from '@ampdeck/api/charge-plan/depot.fixture'

/*
 * The cost of arranged plans beside the lower bound and beside "charge at once", for 100 drawn depots, and how long a
 * depot with 60 buses takes: `pnpm bench:plans`.
 */

const DEPOTS = 100
const BUSES = 60
const RUNS = 5
const MAX_MS = 1_000

let plans = 0
let bounds = 0
let atOnce = 0
let late = 0
let missed = 0
let feasible = 0
for (let seed = 1; seed <= DEPOTS; seed++) {
  const { depot, wishes } = drawDepot(seed)
  const plan = arrange(depot, wishes)
  const bound = lowerBound(depot, wishes)
  const now = chargeAtOnce(depot, wishes)
  plans += plan.costFen
  bounds += bound.costFen
  atOnce += now.costFen
  late += now.short.length
  missed += plan.short.length
  if (bound.lacksWh === 0) feasible++
}
const beside = (fen: number) => `${(((plans - fen) / fen) * 100).toFixed(1)} %`
const yuan = (fen: number) => `${(fen / 100).toFixed(2)} yuan`
console.log(`${DEPOTS} depots, ${feasible} of them feasible by the relaxation`)
console.log(`arranged     ${yuan(plans)}, ${missed} departures missed`)
console.log(`lower bound  ${yuan(bounds)}: arranged is ${beside(bounds)} beside it`)
console.log(
  `at once      ${yuan(atOnce)}, ${late} departures missed: arranged is ${beside(atOnce)} beside it`,
)

const large = drawDepot(4_711, BUSES)
const times = Array.from({ length: RUNS }, () => {
  const start = performance.now()
  arrange(large.depot, large.wishes)
  return performance.now() - start
}).sort((a, b) => a - b)
const worst = times.at(-1) ?? 0
console.log(`${large.wishes.length} buses: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
if (worst >= MAX_MS || missed > 0) process.exitCode = 1
