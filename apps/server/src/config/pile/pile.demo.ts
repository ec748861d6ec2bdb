import {
  connector,
  coolingKind,
  currentType,
  gunStatus,
  pileStatus,
  stationStatus,
} from '@ampdeck/api/enumerations/equipment'
import { DAY, formatDate } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { once, stream, type World } from '../../demo/world.ts'
import { type DemoStation, demoStations } from '../station/station.demo.ts'

const { ac: AC, dc: DC } = currentType.code
const { gbtAc: GBT_AC, gbtDc: GBT_DC, ccs2: CCS2, chaoJi: CHAOJI } = connector.code
const { online: ONLINE, offline: OFFLINE_PILE, notCommissioned: NOT_COMMISSIONED } = pileStatus.code
const { idle: IDLE, offline: OFFLINE } = gunStatus.code
const { closed: CLOSED, building: BUILDING } = stationStatus.code

/** The two families of the demo network: alternating current by manufacturer 1, direct current by 2. */
const types = {
  ac7: {
    n: 1,
    name: '交流 7 kW',
    nameEn: 'AC 7 kW',
    model: 'LA7',
    layout: 'ONE_GUN',
    guns: 1,
    ratedW: 7_000,
    modules: 0,
    protocol: 1,
  },
  dc60: {
    n: 2,
    name: '直流 60 kW',
    nameEn: 'DC 60 kW',
    model: 'QD60',
    layout: 'ONE_GUN',
    guns: 1,
    ratedW: 60_000,
    modules: 2,
    protocol: 1,
  },
  dc120: {
    n: 3,
    name: '直流 120 kW',
    nameEn: 'DC 120 kW',
    model: 'QD120',
    layout: 'TWO_GUN',
    guns: 2,
    ratedW: 120_000,
    modules: 4,
    protocol: 1,
  },
  dc240: {
    n: 4,
    name: '直流 240 kW',
    nameEn: 'DC 240 kW',
    model: 'QD240',
    layout: 'FOUR_GUN',
    guns: 4,
    ratedW: 240_000,
    modules: 8,
    protocol: 2,
  },
  dc480: {
    n: 5,
    name: '直流 480 kW 液冷',
    nameEn: 'DC 480 kW, liquid cooled',
    model: 'QD480L',
    layout: 'MORE_GUN',
    guns: 6,
    ratedW: 480_000,
    modules: 12,
    // The newest of the network speak OCPP 2.1.
    protocol: 6,
  },
} as const

type TypeKey = keyof typeof types

export interface DemoPile {
  id: number
  /** Its number in all piles of the seller. */
  n: number
  station: DemoStation
  code: string
  type: TypeKey
  guns: DemoGun[]
}

export interface DemoGun {
  id: number
  /** Its number in the whole network: part of the ids of its orders. */
  index: number
  /** Its number in its city, below 10,000: part of the order numbers that people read. */
  noInCity: number
  station: DemoStation
  pileId: number
  letter: number
  isAc: boolean
  connector: number
  ratedW: number
}

/** All piles of both sellers with their guns: the original stations first, then their clones. */
export const demoPiles = once((world): DemoPile[] => {
  let guns = 0
  const inCities = new Map<string, number>()
  const nextInCity = (code: string) => {
    const next = (inCities.get(code) ?? 0) + 1
    inCities.set(code, next)
    return next
  }
  return demoSellers.flatMap((sellerId) => {
    let piles = 0
    return demoStations(world)
      .filter((station) => station.sellerId === sellerId)
      .flatMap((station) =>
        typesOf(world, station).map((type, index): DemoPile => {
          const n = ++piles
          const id = demoId(sellerId, 'pile', n)
          const code = station.code + String(index + 1).padStart(4, '0')
          const letters = Array.from({ length: types[type].guns }, (_, letter) => letter)
          const gun = (letter: number): DemoGun => ({
            id: demoId(sellerId, 'gun', ++guns),
            index: guns,
            noInCity: nextInCity(station.cityCode),
            station,
            pileId: id,
            letter,
            isAc: type === 'ac7',
            connector: connectorOf(station, type, letter),
            ratedW: types[type].ratedW / types[type].guns,
          })
          return { id, n, station, code, type, guns: letters.map(gun) }
        }),
      )
  })
})

export const demoGuns = once((world): DemoGun[] => demoPiles(world).flatMap((pile) => pile.guns))

/** 60 % of the piles with one gun are AC; in offices and at home 90 %. */
function typesOf(world: World, { id, kind, layout: [one, two, four, more] }: DemoStation): TypeKey[] {
  const share = kind === 'office' || kind === 'home' ? 0.9 : 0.6
  const isExtra = stream(world, 'piles', id % 100_000_000).chance((one * share) % 1)
  const ac = Math.floor(one * share) + (isExtra ? 1 : 0)
  const repeated = (type: TypeKey, count: number) => Array<TypeKey>(count).fill(type)
  return [
    ...repeated('ac7', ac),
    ...repeated('dc60', one - ac),
    ...repeated('dc120', two),
    ...repeated('dc240', four),
    ...repeated('dc480', more),
  ]
}

/** Foreign cars find CCS2 at hubs; the liquid-cooled piles have one ChaoJi gun each. */
function connectorOf({ kind }: DemoStation, type: TypeKey, letter: number): number {
  if (type === 'ac7') return GBT_AC
  if (type === 'dc480' && letter === 0) return CHAOJI
  return kind === 'hub' && type === 'dc240' && letter === 3 ? CCS2 : GBT_DC
}

export const part: DemoPart = {
  name: 'piles',
  after: ['stations'],
  async prepare(world, { copy }) {
    const pileTypes = demoSellers.flatMap((sellerId) =>
      Object.entries(types).map(([key, { n, name, nameEn, model, layout, ratedW, modules, protocol }]) => ({
        ...standard(sellerId, 'pileType', n, demoStations(world)[0]?.opened ?? 0),
        name,
        nameEn,
        model,
        layout,
        ratedW,
        protocol,
        manufacturer: key === 'ac7' ? 1 : 2,
        currentType: key === 'ac7' ? AC : DC,
        moduleCount: modules || null,
        coolingKind: coolingKind.code[key === 'ac7' ? 'natural' : key === 'dc480' ? 'liquid' : 'air'],
      })),
    )
    await copy('pileType', pileTypes)
    await copy(
      'pile',
      demoPiles(world).map((pile) => pileRow(world, pile)),
    )
    await copy(
      'gun',
      demoPiles(world).flatMap((pile) => pile.guns.map((gun) => gunRow(pile, gun))),
    )
  },
}

function pileRow(world: World, { n, station, code, type }: DemoPile) {
  const { status, opened, sellerId } = station
  const { layout, protocol } = types[type]
  return {
    ...standard(sellerId, 'pile', n, opened),
    stationId: station.id,
    code,
    serialNo: `SN${code}`,
    name: code.slice(-4),
    layout,
    protocol,
    pileTypeId: demoId(sellerId, 'pileType', types[type].n),
    ip: null,
    simIccid: iccid(sellerId, n),
    firmware: JSON.stringify(type === 'ac7' ? { '1': '2.4.1' } : { '1': '3.2.0', '2': '1.9.4' }),
    status: status === BUILDING ? NOT_COMMISSIONED : status === CLOSED ? OFFLINE_PILE : ONLINE,
    commissionDate: status === BUILDING ? null : formatDate(opened),
    warrantyEnd: status === BUILDING ? null : formatDate(opened + 3 * 365 * DAY),
    vinPass: type === 'ac7' ? 0 : 1,
    isTemporary: 0,
    lastHeartbeat: status === BUILDING || status === CLOSED ? null : world.anchor,
  }
}

/** Twenty digits under a country code that no operator has. */
export function iccid(sellerId: number, n: number): string {
  return `8999000${sellerId}${String(n).padStart(8, '0')}`
}

function gunRow({ station, code }: DemoPile, { index, pileId, letter, connector, ratedW, isAc }: DemoGun) {
  const isReachable = station.status !== BUILDING && station.status !== CLOSED
  return {
    ...standard(station.sellerId, 'gun', index, station.opened),
    stationId: station.id,
    pileId,
    letter,
    connector,
    ratedW,
    maxV: isAc ? 250 : 1_000,
    maxA: isAc ? 32 : connector === CHAOJI ? 600 : 250,
    status: isReachable ? IDLE : OFFLINE,
    parkingNo: `${code.slice(-4)}-${letter + 1}`,
    costModelId: null,
    currentOrderId: null,
    live: null,
  }
}
