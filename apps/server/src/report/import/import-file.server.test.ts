import { importTemplate } from '@ampdeck/api/enumerations/system'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'
import { makeXlsx, readXlsx } from '../../testing/xlsx.ts'
import { job as importJob } from './import-file.job.ts'
import { templateOf } from './import-templates.ts'

interface ImportFile {
  id: number
  fileName: string
  fileState: number
  total: number | null
  uploadSuccess: number
  uploadFail: number
  fileUrl: string
  userName: string
  resultList: { content: string }[]
}

const [IMPORTING, DONE, FAILED] = [1, 2, 3]
const PILES = 'config-service/pile/import'
const { pile, fleetMember, vehicle, meterFee, vinPass, vinBinding } = importTemplate.code

let server: TestApp
let admin: string

beforeAll(async () => {
  server = await createTestApp({ jobs: true })
  admin = await server.login('admin')
})
afterAll(() => server.close())

const importsOf = async (token: string) =>
  (await server.call<{ records: ImportFile[] }>('config-service/downloadCenter/importList', {}, { token }))
    .data.records

/** The import when its job is over. */
const finished = (token: string, id: number) =>
  vi.waitFor(
    async () => {
      const file = (await importsOf(token)).find((one) => one.id === id)
      if (!file || file.fileState === IMPORTING) throw new Error('still importing')
      return file
    },
    { timeout: 30_000, interval: 100 },
  )

const templates = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(templateOf))

/** A filled template: its sample with other cells for each row, by the columns' keys. */
function filled(code: number, rows: readonly Record<string, string>[]): Buffer {
  const columns = Object.entries(templates[code]?.columns ?? {})
  const head = columns.map(([, { title, required }]) => title[0] + (required ? '*' : ''))
  const rules = columns.map(([, { rule }]) => rule[0])
  return makeXlsx([head, rules, ...rows.map((row) => columns.map(([key, { sample }]) => row[key] ?? sample))])
}

async function importFile(
  path: string,
  content: Buffer,
  { token = admin, name = 'piles.xlsx', headers = {} } = {},
): Promise<ImportFile> {
  const { code, data, msg } = await upload(server, path, { name, content, token, headers })
  expect([code, msg]).toEqual([0, ''])
  return finished(token, data.id)
}

const stationCodes = async (token = admin) =>
  (
    await server.call<{ records: { code: string }[] }>(
      'config-service/station/page',
      { pageSize: 50 },
      { token },
    )
  ).data.records.map(({ code }) => code)

const pilesLike = (code: string) =>
  server.db.selectFrom('pile').selectAll().where('code', 'like', code).orderBy('code').execute()

/** A row of template 1 that can be kept. */
const pileRow = async (code: string, more: Record<string, string> = {}) => ({
  stationCode: (await stationCodes())[0] ?? '',
  pileType: 'DC 120 kW',
  code,
  ...more,
})

describe('an import of piles', () => {
  it('keeps the good rows whole and tells why each other one failed (spec 4.3, 4.4, 3.9)', async () => {
    const rows = await Promise.all([
      pileRow('IMP0001'),
      pileRow('IMP0002', { stationCode: 'NOWHERE' }),
      pileRow('IMP0003', { layout: 'MORE_GUN', gunCount: '6', parkingNos: '', vinPass: 'no' }),
      pileRow('IMP0001'),
      pileRow('IMP0004', { layout: 'ONE_GUN', serialNo: '-' }),
      pileRow('IMP0005', { pileType: 'none' }),
    ])
    const file = await importFile(PILES, filled(pile, rows))
    expect(file).toMatchObject({
      fileState: FAILED,
      fileName: 'piles.xlsx',
      total: 6,
      uploadSuccess: 2,
      uploadFail: 4,
    })
    expect(file.resultList.map(({ content }) => content)).toEqual([
      'row 4: station code: no such station, or not in your scope',
      'row 6: pile number: duplicates row 3',
      'row 7: serial no: enter English or numbers',
      'row 8: pile type: no such pile type',
    ])
    const piles = await pilesLike('IMP000%')
    expect(piles.map(({ code, name, layout, vinPass }) => [code, name, layout, vinPass])).toEqual([
      ['IMP0001', '1号快充桩', 'TWO_GUN', 1],
      ['IMP0003', '1号快充桩', 'MORE_GUN', 0],
    ])
    const guns = await server.db
      .selectFrom('gun')
      .select(['letter', 'ratedW', 'parkingNo', 'stationId'])
      .where('pileId', '=', piles[0]?.id ?? 0)
      .orderBy('letter')
      .execute()
    const stationId = piles[0]?.stationId
    expect(guns).toEqual([
      { letter: 0, ratedW: 60_000, parkingNo: 'A01', stationId },
      { letter: 1, ratedW: 60_000, parkingNo: 'A02', stationId },
    ])
  })

  it('is done when every row was kept, and then has no failed row', async () => {
    const file = await importFile(PILES, filled(pile, [await pileRow('DONE001')]))
    expect(file).toMatchObject({ fileState: DONE, uploadSuccess: 1, uploadFail: 0, resultList: [] })
  })

  it('tells failures in the language of the importer', async () => {
    const headers = { 'accept-language': 'zh-CN' }
    const file = await importFile(PILES, filled(pile, [await pileRow('', {})]), { headers })
    expect(file.resultList).toEqual([{ content: '第3行：电桩编号：不能为空' }])
  })

  it('does not reach beyond what the importer may see', async () => {
    const ops = await server.login('ops')
    const visible = await stationCodes(ops)
    const hidden = (await stationCodes()).find((code) => !visible.includes(code)) ?? ''
    const rows = [
      await pileRow('SCOPE01', { stationCode: visible[0] ?? '' }),
      await pileRow('SCOPE02', { stationCode: hidden }),
    ]
    const file = await importFile(PILES, filled(pile, rows), { token: ops })
    expect(file.resultList).toEqual([
      { content: 'row 4: station code: no such station, or not in your scope' },
    ])
    expect(file.uploadSuccess).toBe(1)
  })

  it('refuses a number that a pile has already, also of another seller', async () => {
    const { code } = await server.db
      .selectFrom('pile')
      .select('code')
      .where('sellerId', '=', 10_002)
      .executeTakeFirstOrThrow()
    const file = await importFile(PILES, filled(pile, [await pileRow(code)]))
    expect(file.resultList).toEqual([{ content: 'row 3: pile number: this already exists' }])
  })

  it('fails as a whole for unknown or missing columns', async () => {
    const content = makeXlsx([
      ['station code*', 'colour'],
      ['', ''],
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(await importFile(PILES, content)).toMatchObject({
      fileState: FAILED,
      uploadSuccess: 0,
      uploadFail: 2,
      resultList: [{ content: 'unknown column: colour' }],
    })
  })

  it('takes a CSV with the same columns', async () => {
    const row = await pileRow('CSV0001')
    const { rows } = readXlsx(filled(pile, [row]))
    const csv = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')
    const file = await importFile(PILES, Buffer.from(csv), { name: 'piles.csv' })
    expect(file).toMatchObject({ fileState: DONE, uploadSuccess: 1 })
  })

  it('is in the audit log, with each pile that it made', async () => {
    const { id } = await importFile(PILES, filled(pile, [await pileRow('AUDIT01')]))
    const entries = await server.db
      .selectFrom('operationLog')
      .select(['path', 'changes', 'params', 'permission'])
      .where('path', '=', PILES)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(entries.map(({ permission }) => permission)).toEqual(['pileList:import', 'pileList:import'])
    expect(JSON.stringify(entries[0])).toContain('AUDIT01')
    expect(entries[0]?.params).toEqual({ importId: id })
    expect(entries[1]?.params).toMatchObject({
      file: { name: 'piles.xlsx', sha256: expect.stringMatching(/^\w{64}$/) },
    })
  })

  it('does no row twice, however often it is interrupted and whoever goes on with it', async () => {
    const rows = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        pileRow(`TWICE${index}`, index % 10 === 9 ? { layout: 'x' } : {}),
      ),
    )
    // A server without workers: the file waits.
    const send = vi.spyOn(server.platform, 'now')
    const { data } = await upload(server, PILES, {
      name: 'twice.xlsx',
      content: filled(pile, rows),
      token: admin,
    })
    send.mockRestore()
    const job = {
      id: data.id,
      sellerId: 10_001,
      scope: { sellerId: 10_001, stationIds: null, groupIds: null },
      userId: 1,
      ip: '',
      requestId: 'x',
    }
    const tools = { platform: server.platform } as never
    // Two processes at once beside the one that has it already.
    await Promise.allSettled([importJob.run(job, tools), importJob.run(job, tools)])
    const file = await finished(admin, data.id)
    expect(file).toMatchObject({ fileState: FAILED, total: 130, uploadSuccess: 117, uploadFail: 13 })
    expect(await pilesLike('TWICE%')).toHaveLength(117)
  })
})

describe('the other templates', () => {
  it('gives cards the identifiers and the last day of the file, and reads a file of before that has neither', async () => {
    const { groupNo } = await server.db
      .selectFrom('fleet')
      .select('groupNo')
      .where('sellerId', '=', 10_001)
      .executeTakeFirstOrThrow()
    const row = { groupNo, name: '李雷', plate: '', startFen: '', team: '' }
    const known = { cardNo: 'IDCARD1', identifiers: '30:69:C0:21，F6 CA 0C 99', cardValidTo: '2027-03-31' }
    const rows = [
      { ...row, phone: '13911220001', ...known },
      { ...row, phone: '13911220002', cardNo: 'IDCARD2', identifiers: 'f6ca0c99' },
      { ...row, phone: '13911220003', cardNo: 'idcard1' },
      { ...row, phone: '13911220004', cardNo: '', identifiers: 'AB99' },
      { ...row, phone: '13911220005', cardNo: 'IDCARD3', identifiers: '卡' },
    ]
    const path = 'member-service/groupMember/import'
    const file = await importFile(path, filled(fleetMember, rows))
    expect(file.resultList.map(({ content }) => content)).toEqual([
      'row 4: card identifiers: already belongs to IDCARD1',
      'row 5: card no: duplicates row 3',
      'row 6: card no: fill in the card no too',
      expect.stringMatching(/^row 7: card identifiers: enter letters, digits or signs/),
    ])
    const cards = await server.db
      .selectFrom('card')
      .select(['cardNo', 'identifiers', 'identifierKeys', 'validTo'])
      .where('cardNo', 'like', 'IDCARD%')
      .execute()
    expect(cards).toEqual([
      {
        ...{ cardNo: 'IDCARD1', identifiers: ['30:69:C0:21', 'F6 CA 0C 99'], validTo: '2027-03-31' },
        identifierKeys: ['3069C021', 'F6CA0C99'],
      },
    ])
    const before = Object.entries(templates[fleetMember]?.columns ?? {}).filter(([, { isNew }]) => !isNew)
    const old = makeXlsx([
      before.map(([, { title, required }]) => title[0] + (required ? '*' : '')),
      before.map(([, { rule }]) => rule[0]),
      before.map(
        ([key, { sample }]) =>
          (({ ...row, phone: '13911220006', cardNo: 'OLDFILE1' }) as Record<string, string>)[key] ?? sample,
      ),
    ])
    expect(await importFile(path, old)).toMatchObject({ fileState: DONE, uploadSuccess: 1 })
  })

  it('adds members to fleets with team, car, card and money', async () => {
    const fleet = await server.db
      .selectFrom('fleet')
      .innerJoin('account', (join) =>
        join.onRef('account.id', '=', 'fleet.accountId').onRef('account.sellerId', '=', 'fleet.sellerId'),
      )
      .select(['fleet.id', 'fleet.groupNo', 'account.id as accountId'])
      .where('fleet.sellerId', '=', 10_001)
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('account')
      .set({ balanceFen: 50_000, frozenFen: 0 })
      .where('id', '=', fleet.accountId)
      .execute()
    const taken = await server.db
      .selectFrom('member')
      .select('phone')
      .where('sellerId', '=', 10_001)
      .where('type', '=', 2)
      .executeTakeFirstOrThrow()
    const row = { groupNo: fleet.groupNo, name: '李雷' }
    const file = await importFile(
      'member-service/groupMember/import',
      filled(fleetMember, [
        { ...row, phone: '13911110001', startFen: '200.00', cardNo: 'CARD1', plate: '粤B11111' },
        { ...row, phone: '13911110002', startFen: '400.00', cardNo: 'CARD2', plate: '粤B22222' },
        { ...row, phone: '13911110003', cardNo: 'CARD1', plate: '' },
        { ...row, phone: taken.phone, cardNo: '', plate: '' },
        { ...row, phone: '13911110005', role: '管理员', cardNo: '', plate: '粤B55555', team: '' },
      ]),
    )
    expect(file.resultList.map(({ content }) => content)).toEqual([
      'row 4: start amount yuan: more than the balance of the fleet',
      'row 5: card no: duplicates row 3',
      'row 6: phone: this member belongs to a fleet already',
    ])
    const members = await server.db
      .selectFrom('groupMember')
      .innerJoin('member', (join) => join.onRef('member.id', '=', 'groupMember.memberId'))
      .select([
        'member.phone',
        'groupMember.role',
        'groupMember.monthLimitFen',
        'groupMember.teamId',
        'member.groupId',
      ])
      .where('member.phone', 'like', '1391111%')
      .orderBy('member.phone')
      .execute()
    expect(members).toEqual([
      {
        phone: '13911110001',
        role: 1,
        monthLimitFen: 300_000,
        teamId: expect.any(Number),
        groupId: fleet.id,
      },
      { phone: '13911110005', role: 2, monthLimitFen: 300_000, teamId: null, groupId: fleet.id },
    ])
    // What the fleet gave is what the member has; both sides are in the flow.
    const flow = await server.db
      .selectFrom('accountFlow')
      .select(['amountFen', 'balanceAfterFen'])
      .where('bizType', '=', 'allocate')
      .orderBy('amountFen')
      .execute()
    expect(flow).toEqual([
      { amountFen: -20_000, balanceAfterFen: 30_000 },
      { amountFen: 20_000, balanceAfterFen: 20_000 },
    ])
    const plates = await server.db
      .selectFrom('vehicle')
      .select('plate')
      .where('groupId', '=', fleet.id)
      .where('memberId', 'is not', null)
      .orderBy('plate')
      .execute()
    expect(plates.map(({ plate }) => plate)).toEqual(['粤B11111', '粤B55555'])
  })

  it('matches cars to personal members, and lets them start by VIN', async () => {
    const [one, two] = await server.db
      .selectFrom('member')
      .select(['id', 'phone', 'plate'])
      .where('sellerId', '=', 10_001)
      .where('type', '=', 1)
      .where('status', '=', 1)
      .limit(2)
      .execute()
    const file = await importFile(
      'member-service/vehicle/import',
      filled(vehicle, [
        { phone: one?.phone ?? '', plate: '粤BD99901' },
        { phone: two?.phone ?? '', plate: one?.plate ?? '', vin: '', vinPass: '' },
        { phone: '13000000000', plate: '粤BD99902', vin: '', vinPass: '' },
        { phone: two?.phone ?? '', plate: '粤BD99903', vin: '', vinPass: 'yes' },
      ]),
    )
    expect(file.resultList.map(({ content }) => content)).toEqual([
      'row 4: plate: this plate is bound to another member',
      'row 5: phone: no personal member has this phone',
      'row 6: VIN pass: needs a VIN',
    ])
    const found = await server.db
      .selectFrom('vehicle')
      .selectAll()
      .where('plate', '=', '粤BD99901')
      .executeTakeFirstOrThrow()
    expect(found).toMatchObject({
      memberId: one?.id,
      vin: 'LTEST000000000001',
      vehicleType: 1,
      batteryWh: 61_400,
    })
    const binding = await server.db
      .selectFrom('vinBinding')
      .selectAll()
      .where('vin', '=', 'LTEST000000000001')
      .executeTakeFirst()
    expect(binding).toMatchObject({ memberId: one?.id, accountType: 2 })
    expect(
      await server.db
        .selectFrom('vinPass')
        .select('startMode')
        .where('vin', '=', 'LTEST000000000001')
        .execute(),
    ).toEqual([{ startMode: 1 }])
  })

  it('lets cars start by their VIN, and says who pays for them', async () => {
    const [vin, other] = ['LTESTVN0000000001', 'LTESTVN0000000002']
    const station = await server.db
      .selectFrom('station')
      .select(['id', 'code'])
      .where('sellerId', '=', 10_001)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const passes = await importFile(
      'config-service/vinPass/import',
      filled(vinPass, [
        { vin, stations: station.code, maxFenPerOrder: '50.00', validTo: '' },
        { vin: other, stations: 'NOWHERE' },
        { vin: 'LTEST-TOO-SHORT' },
      ]),
    )
    expect(passes.resultList.map(({ content }) => content)).toEqual([
      'row 4: station codes: no such station, or not in your scope',
      expect.stringMatching(/^row 5: VIN: /),
    ])
    const pass = server.db.selectFrom('vinPass').selectAll().where('vin', '=', vin)
    expect(await pass.executeTakeFirstOrThrow()).toMatchObject({
      ...{ stationIds: [station.id], startMode: 1, maxFenPerOrder: 5_000, validTo: null, state: 1 },
    })
    const { id: groupId, groupNo } = await server.db
      .selectFrom('fleet')
      .select(['id', 'groupNo'])
      .where('sellerId', '=', 10_001)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const bindings = await importFile(
      'config-service/vinBinding/import',
      filled(vinBinding, [
        { vin, phone: '', groupNo },
        { vin: other, phone: '', groupNo: '' },
        { vin: 'LTESTVN0000000003', phone: '13000000000', groupNo: '' },
      ]),
    )
    expect(bindings.resultList.map(({ content }) => content)).toEqual([
      'row 4: phone: fill in either a phone or a fleet',
      'row 5: phone: no member has this phone',
    ])
    const binding = server.db.selectFrom('vinBinding').selectAll().where('vin', '=', vin)
    expect(await binding.executeTakeFirstOrThrow()).toMatchObject({ groupId, memberId: null, state: 1 })
  })

  it('enters what a meter cost, where the periods add up', async () => {
    // The demo network has fees of these months.
    await server.db.deleteFrom('meterFee').execute()
    const meter = await server.db
      .selectFrom('meter')
      .innerJoin('station', (join) => join.onRef('station.id', '=', 'meter.stationId'))
      .select(['meter.id', 'meter.meterNo', 'station.code'])
      .where('meter.sellerId', '=', 10_001)
      .executeTakeFirstOrThrow()
    const row = { stationCode: meter.code, meterNo: meter.meterNo }
    const path = 'config-service/meterFee/import'
    const file = await importFile(
      path,
      filled(meterFee, [
        row,
        { ...row, month: '2026-04', valleyWh: '6530.00' },
        { ...row, month: '2026-08' },
        { ...row, month: '2026-03', endReading: '1.00' },
        { ...row, month: '2026-02', meterNo: 'NONE' },
        row,
      ]),
    )
    expect(file.resultList.map(({ content }) => content)).toEqual([
      'row 4: valley kWh: sharp, peak, flat and valley must add up to (end − start) × ratio, within 1 kWh',
      'row 5: month: cannot be in the future',
      'row 6: end reading: cannot be below the start reading',
      'row 7: meter no: no such meter at this station',
      'row 8: month: duplicates row 3',
    ])
    const again = await importFile(path, filled(meterFee, [row]))
    expect(again.resultList).toEqual([{ content: 'row 3: month: the meter has a fee of this month already' }])
    const fees = await server.db.selectFrom('meterFee').selectAll().execute()
    expect(fees).toMatchObject([
      {
        meterId: meter.id,
        month: '2026-05',
        feeFen: 1_587_236,
        sharpWh: 2_100_000,
        startReading: 10_234_500,
      },
    ])
  })
})

describe('who may', () => {
  it('needs the right of the page, and a token', async () => {
    const content = filled(pile, [await pileRow('RIGHT01')])
    const viewer = await server.login('viewer')
    for (const path of [
      PILES,
      'member-service/groupMember/import',
      'member-service/vehicle/import',
      'config-service/meterFee/import',
    ]) {
      expect(await upload(server, path, { name: 'a.xlsx', content, token: viewer })).toMatchObject({
        status: 403,
        code: 403,
      })
      expect(await upload(server, path, { name: 'a.xlsx', content })).toMatchObject({
        status: 401,
        code: 401,
      })
    }
  })

  it('sees own imports only, and gets the file back as it came, but not while it is read (spec 4.5)', async () => {
    const content = filled(pile, [await pileRow('OWN0001')])
    const file = await importFile(PILES, content, { name: '我的 桩.xlsx' })
    expect(file.fileName).toBe('我的 桩.xlsx')
    const get = (token: string) =>
      server.app.inject({ method: 'GET', url: file.fileUrl, headers: { authorization: token } })
    expect((await get(admin)).rawPayload.equals(content)).toBe(true)
    for (const token of [await server.login('ops'), await server.login('admin', '10002')]) {
      expect((await get(token)).json().code).toBe(404)
      expect((await importsOf(token)).map(({ id }) => id)).not.toContain(file.id)
      const result = await server.call(
        'config-service/downloadCenter/importResult',
        { id: file.id },
        { token },
      )
      expect(result.code).toBe(404)
    }
    await server.db
      .updateTable('importFile')
      .set({ fileState: IMPORTING })
      .where('id', '=', file.id)
      .execute()
    expect((await get(admin)).json().code).toBe(404)
    expect((await importsOf(admin)).find(({ id }) => id === file.id)?.fileUrl).toBe('')
    await server.db.updateTable('importFile').set({ fileState: DONE }).where('id', '=', file.id).execute()
  })

  it('starts one import for one key, and none for the same key with another file', async () => {
    const headers = { 'idempotency-key': 'import-once' }
    const send = async (content: Buffer) =>
      upload(server, PILES, { name: 'a.xlsx', content, token: admin, headers })
    const content = filled(pile, [await pileRow('ONCE001')])
    const [first, second] = [await send(content), await send(content)]
    expect(second.data).toEqual(first.data)
    expect(await send(filled(pile, [await pileRow('ONCE002')]))).toMatchObject({ code: 409 })
    await finished(admin, first.data.id)
  })
})

describe('failed rows', () => {
  it('are all there, page by page, and the first hundred in the list', async () => {
    const rows = await Promise.all(Array.from({ length: 150 }, (_, index) => pileRow(`BAD ${index}`)))
    const file = await importFile(PILES, filled(pile, rows))
    expect(file.resultList).toHaveLength(100)
    const { data } = await server.call<{ records: { content: string }[]; total: number }>(
      'config-service/downloadCenter/importResult',
      { id: file.id, current: 2, pageSize: 100 },
      { token: admin },
    )
    expect(data.total).toBe(150)
    expect(data.records).toHaveLength(50)
    expect(data.records[0]?.content).toMatch(/^row 103: pile number: /)
  })
})

describe('a hostile file', () => {
  const big = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(10 * 1_048_576)])
  it.each([
    ['nothing', 'a.xlsx', Buffer.alloc(0), 'The file is empty'],
    ['a program', 'setup.exe', Buffer.from('MZ'), 'Choose a file of the type xlsx or csv'],
    ['a text under a wrong name', 'a.xlsx', Buffer.from('code,name'), 'The file is not what its name says'],
    ['an archive under a wrong name', 'a.csv', makeXlsx([['a']]), 'The file is not what its name says'],
    ['macros by name', 'a.xlsm', makeXlsx([['a']]), 'Files with macros are not accepted: save it as xlsx'],
    [
      'an old or locked file',
      'a.xlsx',
      Buffer.from('d0cf11e0a1b11ae100', 'hex'),
      'Files of an old format or with a password are not accepted: save it as xlsx without a password',
    ],
    ['more than 10 MB', 'a.xlsx', big, 'The file is larger than 10 MB'],
  ])('of %s is refused at once, in a sentence', async (_what, name, content, msg) => {
    const answer = await upload<{ issues: { path: string[] }[] }>(server, PILES, {
      name,
      content,
      token: admin,
    })
    expect(answer).toMatchObject({ status: 200, code: 400, msg })
    expect(answer.data.issues[0]?.path).toEqual(['file'])
  })

  it.each([
    [
      'an archive that is none',
      Buffer.from('PK\u0003\u0004nothing'),
      'the file cannot be read as a spreadsheet',
    ],
    [
      'macros inside',
      makeXlsx([['a']], { 'xl/vbaProject.bin': 'x' }),
      'the file contains macros: save it without them',
    ],
    [
      'formulas',
      makeXlsx([['a'], ['b'], [{ formula: '1+1', result: '2' }]]),
      'the file contains formulas: replace them by their values',
    ],
    [
      '100,000 rows',
      makeXlsx(Array.from({ length: 100_000 }, () => ['x'])),
      'the file has more than 5,000 rows',
    ],
    [
      'no rows',
      makeXlsx([]),
      'missing column: station code, pile number, pile name, pile type, layout, gun count, protocol, SIM ICCID, serial no, rated kW, parking numbers, VIN pass, commissioning date',
    ],
  ])('of %s fails as a whole', async (_what, content, reason) => {
    const file = await importFile(PILES, content)
    expect(file).toMatchObject({ fileState: FAILED, uploadSuccess: 0, resultList: [{ content: reason }] })
  })

  it('of huge cells fails row by row, and its texts are not said back', async () => {
    const file = await importFile(
      PILES,
      filled(pile, [await pileRow('HUGE001', { name: 'x'.repeat(1_000_000) })]),
    )
    expect(file.resultList).toEqual([{ content: 'row 3: pile name: enter at most 30 characters' }])
  })

  it('without any file, or with JSON in its place, is told so', async () => {
    expect(await server.call(PILES, {}, { token: admin })).toMatchObject({ status: 200, code: 400 })
    expect(await server.call(PILES, { file: 'x' }, { token: admin })).toMatchObject({
      status: 200,
      code: 400,
    })
  })
})

describe('the templates', () => {
  it('are four, each at its address, in the language of the request (spec 2.104)', async () => {
    const { data } = await server.call<{ template: number; fileName: string; fileUrl: string }[]>(
      'config-service/downloadCenter/templateUrl',
      {},
      { token: admin },
    )
    expect(data.map(({ fileName }) => fileName)).toEqual([
      'Pile import.xlsx',
      'Fleet sub-member import.xlsx',
      'Personal-member vehicle matching.xlsx',
      'Electricity-meter fee import.xlsx',
    ])
    for (const { fileUrl } of data) {
      const headers = { authorization: admin, 'accept-language': 'zh-CN' }
      const answer = await server.app.inject({ method: 'GET', url: fileUrl, headers })
      const { rows } = readXlsx(answer.rawPayload)
      expect(rows.filter((row) => row.some((cell) => cell !== ''))).toHaveLength(3)
      expect(rows[1]?.[0]).toMatch(/^必填：/)
      expect((await server.app.inject({ method: 'GET', url: fileUrl })).statusCode).toBe(401)
    }
    const none = await server.app.inject({
      method: 'GET',
      url: '/config-service/downloadCenter/template?template=8',
      headers: { authorization: admin },
    })
    expect(none.json().code).toBe(404)
  })
})
