import {
  type ChargePlanDetail,
  chargePlan,
  chargePlanLife,
  type PlanRow,
  planChargeLife,
} from '@ampdeck/api/config/charge-plan'
import { chargePlanTexts as fields } from '@ampdeck/api/config/charge-plan.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { chargePlanState } from '@ampdeck/api/enumerations/plan'
import { canStart } from '@ampdeck/api/life'
import { localName, texts } from '@ampdeck/api/texts'
import { formatTimestamp, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { Select } from '@ampdeck/ui/fields'
import { Money } from '@ampdeck/ui/figure'
import { StepButton, useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { PageHead } from '@ampdeck/ui/page-head'
import { type PlanCharge, PlanGantt } from '@ampdeck/ui/plan-gantt'
import { Empty } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { paths } from '../../../session/paths.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import styles from './charging-plan.module.css'
import { PlanCars } from './plan-cars.tsx'

const words = texts({
  plan: ['Plan', '计划'],
  none: ['No charging plans yet', '暂无充电计划'],
  edit: ['Edit', '编辑'],
  cost: ['Planned cost', '计划费用'],
  atOnce: ['Charged at once', '即充费用'],
  saves: ['saves {share} %', '节省 {share} %'],
  bound: ['Lowest possible cost', '理论最低费用'],
  cars: ['Done', '已完成'],
  ofCars: ['{done} of {cars}', '{done} / {cars}'],
  troubled: ['{count} with problems', '{count} 辆异常'],
})

const { on: ON, draft: DRAFT } = chargePlanState.code
const RECENT = 50
const REFRESH_MS = 15_000
const MINUTE = 60_000

interface PlanBoardProps {
  onEdit: (row: ChargePlanDetail) => void
  children: ReactNode
}

/** A plan as guns by time with its tariff and its limit, what it costs, and its cars. */
export function PlanBoard({ onEdit, children }: PlanBoardProps) {
  const head = usePageHead('chargingPlan')
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const recent = useRead(chargePlan.page, { pageSize: RECENT })
  const plans = recent.data?.records ?? []
  // Without a choice the one that runs, then the next that is drafted.
  const first =
    plans.find(({ state }) => state === ON) ?? plans.findLast(({ state }) => state === DRAFT) ?? plans[0]
  const id = Number(search.get('id')) || first?.id
  const plan = useRead(
    chargePlan.get,
    { id: id ?? 0 },
    { enabled: id !== undefined, keepsLast: true, refreshEvery: REFRESH_MS },
  )
  const shown = plan.data
  const isListed = plans.some((one) => one.id === id)

  return (
    <>
      <PageHead
        {...head}
        actions={
          <>
            {shown && <Steps plan={shown} onEdit={() => onEdit(shown)} />}
            {children}
          </>
        }
      />
      <div className={styles.board}>
        {plans.length > 0 && (
          <Select
            size="bar"
            aria-label={say(words.plan)}
            className={styles.choice}
            value={id}
            onChange={(event) => setSearch({ id: event.target.value })}
          >
            {shown && !isListed && <option value={shown.id}>{shown.name}</option>}
            {plans.map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.name} · ${one.groupName}`}
              </option>
            ))}
          </Select>
        )}
        {shown ? (
          <Sheet key={shown.id} plan={shown} />
        ) : id === undefined && recent.data ? (
          <Empty title={say(words.none)} />
        ) : (
          <Awaited of={id === undefined ? recent : plan} />
        )}
      </div>
    </>
  )
}

function Steps({ plan, onEdit }: { plan: ChargePlanDetail; onEdit: () => void }) {
  const say = useSay()
  const steps = { start: chargePlan.start, stop: chargePlan.stop, arrange: chargePlan.autoArrange }
  const calls = {
    start: useAction(chargePlan.start),
    stop: useAction(chargePlan.stop),
    arrange: useAction(chargePlan.autoArrange),
  }

  return (
    <>
      <StepButton of={chargePlan.update} row={plan} hiddenElsewhere onClick={onEdit}>
        {say(words.edit)}
      </StepButton>
      {(['arrange', 'stop', 'start'] as const).map((step) => (
        <StepButton
          key={step}
          of={steps[step]}
          row={plan}
          hiddenElsewhere
          onClick={() => calls[step]({ id: plan.id })}
        >
          {say(fields[step])}
        </StepButton>
      ))}
    </>
  )
}

/** The plan itself. A charge that is moved stands at its new place before the server has answered. */
function Sheet({ plan }: { plan: ChargePlanDetail }) {
  const { may } = useGrants()
  const { language } = useLanguage()
  const move = useAction(chargePlan.move)
  const [moved, setMoved] = useState<PlanCharge>()
  const minute = useTick((now) => Math.floor(now / MINUTE))
  const { from, hours } = useMemo(() => viewOf(plan), [plan])
  const charges = useMemo(() => plan.rows.flatMap(chargeOf), [plan.rows])
  // Piles at which the plan charges come first; they stay there while charges are moved.
  const [usedPiles] = useState(() => {
    const used = new Set(plan.rows.map(({ gunId }) => gunId))
    return new Set(plan.guns.filter(({ id }) => used.has(id)).map(({ pileName }) => pileName))
  })
  const guns = plan.guns
    .toSorted((a, b) => Number(usedPiles.has(b.pileName)) - Number(usedPiles.has(a.pileName)))
    .map(({ id, pileName, letter }) => ({ id, name: `${pileName} ${letterOf(letter)}` }))
  const canMove = may(chargePlan.update) && canStart(chargePlanLife.change, plan)

  const change = async (charge: PlanCharge) => {
    setMoved(charge)
    const { id, gunId, start, end } = charge
    await move({ id, gunId, plannedStart: start, plannedEnd: end })
    setMoved(undefined)
  }

  return (
    <>
      <Facts plan={plan} />
      <PlanGantt
        aria-label={localName(plan, language, 'stationName')}
        guns={guns}
        charges={moved ? charges.map((one) => (one.id === moved.id ? moved : one)) : charges}
        from={from}
        hours={hours}
        periods={plan.periods}
        limit={plan.limitW}
        now={formatTimestamp(minute * MINUTE)}
        onChange={canMove ? change : undefined}
      />
      <PlanCars plan={plan} />
    </>
  )
}

function Facts({ plan }: { plan: ChargePlanDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const { stationId, groupId, groupName, planFen, atOnceFen, boundFen, cars, done, troubled } = plan
  const share = atOnceFen > 0 ? Math.round((1 - planFen / atOnceFen) * 100) : 0

  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <StatusBadge of={chargePlanState} code={plan.state} />
        </dt>
        <dd className={styles.place}>
          <Link to={paths.station(stationId)}>{localName(plan, language, 'stationName')}</Link>
          <Link to={paths.fleet(groupId)}>{groupName}</Link>
        </dd>
      </div>
      <div>
        <dt>{say(words.cars)}</dt>
        <dd>
          <Link to={`/business/chargingPlan/planExecution?planId=${plan.id}`}>
            {say(words.ofCars, { done, cars })}
          </Link>
          {troubled > 0 && <small data-tone="bad">{say(words.troubled, { count: troubled })}</small>}
        </dd>
      </div>
      <div>
        <dt>{say(words.cost)}</dt>
        <dd>
          <Money fen={planFen} />
          {share > 0 && <small>{say(words.saves, { share })}</small>}
        </dd>
      </div>
      <div>
        <dt>{say(words.atOnce)}</dt>
        <dd>
          <Money fen={atOnceFen} />
        </dd>
      </div>
      <div>
        <dt>{say(words.bound)}</dt>
        <dd>
          <Money fen={boundFen} />
        </dd>
      </div>
    </dl>
  )
}

/** From the hour in which the plan begins, to the hour in which it ends. */
function viewOf({ fromTime, hours }: ChargePlanDetail) {
  const begins = parseTimestamp(fromTime)
  const from = Math.floor(begins / HOUR) * HOUR
  return { from: formatTimestamp(from), hours: Math.ceil((begins + hours * HOUR - from) / HOUR) }
}

/** What has begun stands where it really is; what has no place is only in the list of the cars. */
function chargeOf(row: PlanRow): PlanCharge[] {
  const { id, gunId, plate: vehicle, plannedStart, plannedEnd, powerW, latestEnd } = row
  if (gunId === null || plannedStart === null || plannedEnd === null) return []
  const isFixed = !canStart(planChargeLife.change, row)
  const start = (isFixed && row.realStart) || plannedStart
  const end = (isFixed && row.realEnd) || plannedEnd
  const times = { start, end: end > start ? end : plannedEnd }
  return [{ id, gunId, vehicle, ...times, powerW, needWh: row.needWh, latestEnd, isFixed }]
}
