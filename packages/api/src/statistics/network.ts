import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { carrier } from '../enumerations/equipment.ts'
import { BasisPoints, Day, Id, Timestamp } from '../wire.ts'
import { OfDays, OfStation } from './platform-home.ts'

/** The links of piles now, and in the steps of a period: the hours of the last 24, or the days of several. */
export const NetworkSummary = z.object({
  at: Timestamp,
  /** When each step begins; the last one is not over yet. */
  steps: z.array(Timestamp),
  /** Online rate: gun minutes with a link, of all gun minutes; compared with as long before. */
  online: z.object({ bps: BasisPoints.nullable(), before: BasisPoints.nullable() }),
  /** The same of each carrier's SIM cards in each step; null is piles whose card is not known. */
  carriers: z.array(
    z.object({
      carrier: codeOf(carrier).nullable(),
      guns: z.int(),
      onlineBps: z.array(BasisPoints.nullable()),
    }),
  ),
  /** Piles without a link now, and those that have been so for more than an hour. */
  offline: z.object({ piles: z.int(), overHour: z.int() }),
  /** How often a pile came back. */
  reconnects: z.object({ count: z.int(), before: z.int(), steps: z.array(z.int()) }),
  /** Milliseconds that piles took to answer; null where none was asked anything. */
  latency: z.object({
    p50: z.int().nullable(),
    p95: z.int().nullable(),
    p95Before: z.int().nullable(),
    steps: z.array(z.object({ p50: z.int().nullable(), p95: z.int().nullable() })),
  }),
})

/** SIM traffic of a day in gigabits. */
export const TrafficDay = z.object({ day: Day, gb: z.number() })

/** A pile that was without a link, the longest first. */
export const OfflineRank = z.object({
  pileId: Id,
  pileCode: z.string(),
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  carrier: codeOf(carrier).nullable(),
  offlineMinutes: z.int(),
  reconnects: z.int(),
})

const at = service('operation-service/network')

export const network = {
  summary: at('summary', 'networkOperation').takes(OfDays).gives(NetworkSummary),
  offlineRank: at('offlineRank', 'networkOperation')
    .takes(OfDays)
    .gives(z.object({ piles: z.int(), ranks: z.array(OfflineRank) })),
  /** The last thirty days of one station; of all stations it is the bar chart below. */
  traffic: at('traffic', ['networkOperation', 'homeEquipment']).takes(OfStation).gives(z.array(TrafficDay)),
}

export const analysis = {
  /** The last thirty days with their SIM traffic. */
  monthBar: service('analysis')('month-bar', ['networkOperation', 'homeEquipment'])
    .gives(z.array(TrafficDay))
    .byGet()
    .givesResult(),
}

export type NetworkSummary = z.input<typeof NetworkSummary>
export type NetworkOfflineRank = z.input<typeof OfflineRank>
export type TrafficDay = z.input<typeof TrafficDay>
