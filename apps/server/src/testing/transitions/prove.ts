import { randomUUID } from 'node:crypto'
import { refusalOf } from '@ampdeck/api/life'
import type { Text } from '@ampdeck/api/texts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import { checkLedger } from '../../ledger/ledger-book.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { logIn, type People, type Person, persons } from './people.ts'
import { type Bench, isVersioned, type Made, readOf, ruleOf, type Transition } from './transition.ts'

type Taker = Exclude<keyof People, 'ids'>
/** Who takes a step where nothing keeps them from it. */
const TAKER = 'third'
const OTHER = 'fourth'

/**
 * What domain.md §4 asks of every transition: taken from its states and from no other, by who holds the key, by nobody
 * who had a part in the record where two are needed, on the version that was read, once for a key, and by one of two
 * who do it at the same moment. At the end the ledger must add up.
 */
export function proveTransitions(transitions: readonly Transition[]): void {
  let server: TestApp
  let people: People
  let bench: Bench

  beforeAll(async () => {
    server = await createTestApp()
    people = await logIn(server)
    bench = {
      server,
      people,
      charging: createCharging(server.platform, { gatherMs: 0 }),
      ask: async (call, body, by = 'first') => {
        const { code, msg, data } = await server.call(call.path, body, { token: people[by] })
        if (code !== 0) throw new Error(`${call.path}: ${code} ${msg} ${JSON.stringify(data)}`)
        return data as never
      },
    }
  })
  afterAll(() => server.close())

  /** The call as one answer, also where it answers for each of many. */
  async function take(
    { call, many }: Transition,
    { id, version, body = {} }: Made,
    by: Taker = TAKER,
    key: string = randomUUID(),
  ) {
    const named = many ? { ids: [id] } : { id, ...(version !== undefined && { version }) }
    const options = { token: people[by], headers: { 'idempotency-key': key } }
    const answer = await server.call<Each>(call.path, { ...named, ...body }, options)
    const [refused] = (many && answer.data?.refused) || []
    return refused
      ? { ...answer, code: refused.reason === 'record.notFound' ? 404 : 409, data: refused }
      : answer
  }
  const rowOf = async ({ table }: Transition, id: number) => {
    const found = sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`
    return (await found.execute(server.db)).rows[0]
  }
  const stateOf = async (of: Transition, id: number) =>
    (await ('put' in of ? shown(of, id) : rowOf(of, id)))?.[ruleOf(of).column]
  const put = (of: Transition, id: number, state: string | number) =>
    'put' in of && of.put ? of.put(bench, id, state) : set(of, id, { [ruleOf(of).column]: state })
  function set({ table }: Transition, id: number, values: Readonly<Record<string, unknown>>) {
    const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    return sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(server.db)
  }
  /** The record as a person sees it who is offered the step. */
  async function shown(of: Transition, id: number): Promise<Row | undefined> {
    const get = readOf(of)
    if (!get) return undefined
    if (typeof get === 'function') {
      const found = await get(bench, id)
      expect(found, of.name).toBeDefined()
      return found as Row
    }
    const { code, data } = await server.call<Row>(get.path, { id }, { token: people[TAKER] })
    expect(code, get.path).toBe(0)
    return data
  }
  /** What has been written down: movements of money, and actions that succeeded. */
  async function written() {
    const { rows } = await sql<{ flows: number; actions: number }>`select
      (select count(*)::int from account_flow) as flows,
      (select count(*)::int from operation_log where result_code = 0) as actions`.execute(server.db)
    return rows[0]
  }
  /** The answer of many names the reason of each and no sentence. */
  const refusal = (reason: unknown, sentence?: Text, of?: Transition) => ({
    ...{ code: 409, data: { reason } },
    ...(sentence && !of?.many && { msg: sentence[0] }),
  })

  describe.each(transitions.map((of) => [`${of.life}: ${of.name}`, of] as const))('%s', (_, step) => {
    const { from, to, states, refusal: reason, step: of } = ruleOf(step)
    const notAllowed = refusal(reason)
    const others = states.filter((state) => !from.includes(state))
    const first = from[0] as string | number
    const made = async (at = first) => {
      const record = await step.make(bench, at)
      expect(await stateOf(step, record.id)).toBe(at)
      return record
    }
    const refused = async (record: Made, by: Taker, expected: object) => {
      const before = await rowOf(step, record.id)
      expect(await take(step, record, by)).toMatchObject(expected)
      expect(await rowOf(step, record.id)).toEqual(before)
    }

    /** Why the life refuses the step to a person, which the control that people see must say as well. */
    async function refusals(life: NonNullable<typeof of>, { id }: Made) {
      const seen = await shown(step, id)
      // What no column holds, such as whether a model is bound, only the answer says.
      const row = { ...seen, ...(await rowOf(step, id)) }
      return (person: Person) => {
        const expected = refusalOf(life, row as never, people.ids[person])
        if (seen) expect(refusalOf(life, seen as never, people.ids[person])).toEqual(expected)
        return expected
      }
    }

    it('leads from its states to the next', async () => {
      for (const at of from) {
        const record = await made(at)
        expect(await take(step, record), `from ${at}`).toMatchObject({ code: 0 })
        if (to !== undefined) expect(await stateOf(step, record.id)).toBe(to)
      }
    })

    if (of)
      it('is allowed and refused as its life says: in each state, to each person, by server and control alike', async () => {
        const record = await made()
        for (const state of states) {
          await put(step, record.id, state)
          const refusalTo = await refusals(of, record)
          for (const person of persons) {
            const expected = refusalTo(person)
            if (expected) await refused(record, person, refusal(expected.reason, expected.sentence, step))
          }
        }
        await put(step, record.id, first)
      })
    else if (others.length > 0)
      it('is refused from every other state', async () => {
        const record = await made()
        for (const state of others) {
          await put(step, record.id, state)
          await refused(record, TAKER, notAllowed)
        }
        await put(step, record.id, first)
      })

    it('is refused without the key, and not there for another seller', async () => {
      const record = await made()
      const before = await rowOf(step, record.id)
      expect((await take(step, record, 'viewer')).code).toBe(403)
      expect((await take(step, record, 'stranger')).code).toBe(404)
      expect(await rowOf(step, record.id)).toEqual(before)
    })

    if (of && 'lacking' in step)
      it('is refused where one of its conditions does not hold', async () => {
        for (const values of step.lacking ?? []) {
          const record = await made()
          await set(step, record.id, values)
          const expected = (await refusals(of, record))(TAKER)
          if (!expected) throw new Error(`${of.life}.${of.name} may be taken with ${JSON.stringify(values)}.`)
          await refused(record, TAKER, refusal(expected.reason, expected.sentence, step))
        }
      })

    if (isVersioned(step))
      it('is refused on a version that is not the present one', async () => {
        const record = await made()
        await refused({ ...record, version: (record.version ?? 1) + 1 }, TAKER, refusal('record.stale'))
      })

    it('is taken once for an idempotency key', async () => {
      const record = await made()
      const key = randomUUID()
      const answer = await take(step, record, TAKER, key)
      expect(answer.code).toBe(0)
      const [row, before] = [await rowOf(step, record.id), await written()]
      const again = await take(step, record, TAKER, key)
      // What opens something is given once.
      if (step.call.secret) expect(again).toMatchObject(refusal('request.answeredOnce'))
      else expect(again).toEqual(answer)
      expect([await rowOf(step, record.id), await written()]).toEqual([row, before])
    })

    const repeats = 'repeats' in step
    it(`is taken by ${repeats ? 'each' : 'one'} of two at the same moment`, async () => {
      const alone = await made()
      const start = await written()
      await take(step, alone)
      const once = await written()
      const record = await made()
      const before = await written()
      const answers = await Promise.all([take(step, record, TAKER), take(step, record, OTHER)])
      const isGone = (await rowOf(step, record.id))?.deleted === 1
      expect(answers.map(({ code }) => code).sort()).toEqual([0, repeats ? 0 : isGone ? 404 : 409])
      const after = await written()
      expect((after?.flows ?? 0) - (before?.flows ?? 0)).toBe((once?.flows ?? 0) - (start?.flows ?? 0))
    })
  })

  it('leaves a ledger that adds up', async () => {
    const books = await checkLedger(server.db)
    expect(books.filter(({ differing }) => differing > 0)).toEqual([])
  })
}

type Row = Record<string, unknown>

interface Each {
  refused?: { id: number; reason: string }[]
}
