import {
  type ChargePlanTemplate,
  ChargePlanTemplateFilter,
  chargePlanTemplate,
} from '@ampdeck/api/config/charge-plan-template'
import { planCycle } from '@ampdeck/api/enumerations/plan'
import { DAY, dayNumber, formatDate, MINUTE, minutesOf, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { addPlan, checked } from '../charge-plan/charge-plan.service.ts'

type Filter = z.output<typeof ChargePlanTemplateFilter>
type Row = z.output<typeof ChargePlanTemplate>

/** Day 0 of the calendar, 1 January 1970, was a Thursday. */
const THURSDAY = 3
const WEEK = 7

export const routes: Routes = (app, server) => {
  serve(app, server, chargePlanTemplate, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => get(rows, input.id),
    save: async (request) => {
      const { rows, input } = request
      await check(request)
      return get(rows, await rows.insert('chargePlanTemplate', input))
    },
    update: async (request) => {
      const { rows, input } = request
      const { id, version, ...draft } = input
      await check(request)
      await rows.update('chargePlanTemplate', { id, version }, draft)
      return get(rows, id)
    },
    delete: async ({ rows, input }) => {
      await rows.remove('chargePlanTemplate', input.id)
      return null
    },
    apply: (request) => apply(request),
  })
}

/** The last night that was planned by it, as a day. */
const lastNight = sql<number | null>`(select max(plan.from_time) from charge_plan as plan
  where plan.seller_id = charge_plan_template.seller_id and plan.template_id = charge_plan_template.id
    and plan.deleted = 0)`

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('chargePlanTemplate')
    .innerJoin('station', sameSeller('station.id', 'chargePlanTemplate.stationId'))
    .innerJoin('fleet', sameSeller('fleet.id', 'chargePlanTemplate.groupId'))
    .selectAll('chargePlanTemplate')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'fleet.name as groupName'])
    .select(lastNight.as('lastDay'))
    .where(where(ChargePlanTemplateFilter, filter, 'chargePlanTemplate'))
}

type Found = Omit<Row, 'lastDay'> & { lastDay: number | null }

function rowOf(found: unknown): Row {
  const { lastDay, ...row } = found as Found
  return { ...row, lastDay: lastDay === null ? null : formatDate(lastDay) }
}

async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'chargePlanTemplate', { by: 'chargePlanTemplate.updateTime', order: 'desc' })
  const found = await readPage(rows.db, matching(rows, request), request, {
    ...order,
    id: 'chargePlanTemplate.id',
  })
  return { ...found, records: found.records.map(rowOf) }
}

async function get(rows: Rows, id: number): Promise<Row> {
  const found = await matching(rows, {}).where('chargePlanTemplate.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return rowOf(found)
}

/** Of the caller's own stations and fleets; whether its cars can be planned is asked when it is applied. */
async function check({
  rows,
  input,
  fail,
}: Pick<Request<typeof chargePlanTemplate.save>, 'rows' | 'input' | 'fail'>) {
  await rows.get('station', input.stationId)
  await rows.get('fleet', input.groupId)
  if (input.startSoc >= input.targetSoc) throw fail('plan.soc')
}

/** A plan for each of its weekdays among seven days, beginning with this one. */
async function apply(request: Request<typeof chargePlanTemplate.apply>): Promise<{ planIds: number[] }> {
  const { rows, input, now, fail } = request
  const template = await rows.get('chargePlanTemplate', input.id)
  const planned = await nights(rows, template.id)
  const days = Array.from({ length: WEEK }, (_, day) => parseTimestamp(input.day) + day * DAY)
  const starts = days
    .filter((day) => template.weekdays.some((one) => one === weekdayOf(day)))
    .map((day) => day + minutesOf(template.fromClock) * MINUTE)
    .filter((fromTime) => fromTime > now && !planned.has(fromTime))
  if (starts.length === 0) throw fail('plan.none')
  const planIds = []
  for (const fromTime of starts) {
    const { stationId, groupId, vehicleIds, hours, arrival, leave, startSoc, targetSoc } = template
    const draft = { stationId, groupId, vehicleIds, hours, arrival, leave, startSoc, targetSoc, fromTime }
    const cars = await checked(rows, { fail: (reason) => fail(reason as 'plan.vehicle') }, draft)
    const name = `${template.name} ${formatDate(fromTime).slice(5)}`.slice(-MAX_NAME)
    const plan = await addPlan(
      request,
      { ...draft, name, cycle: planCycle.code.once, templateId: template.id },
      cars,
    )
    planIds.push(plan.id)
  }
  return { planIds }
}

const MAX_NAME = 30

async function nights(rows: Rows, templateId: number): Promise<ReadonlySet<number>> {
  const found = await rows
    .from('chargePlan')
    .select('fromTime')
    .where('templateId', '=', templateId)
    .execute()
  return new Set(found.map(({ fromTime }) => fromTime))
}

/** 1 is Monday. */
function weekdayOf(ts: number): number {
  return ((dayNumber(ts) + THURSDAY) % WEEK) + 1
}
