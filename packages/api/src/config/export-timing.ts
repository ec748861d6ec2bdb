import { TIMING_CYCLES, TIMING_EMAIL_LIMIT } from '@ampdeck/validation/forms'
import { empty } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { exportState, isPush } from '../enumerations/system.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, Day, Id, record, Timestamp, Version } from '../wire.ts'

/** When a report is made by itself, and to whom it is mailed. */
export const TimingFields = z.object({
  /** The report that is timed: the id of its page. A person times each report once. */
  name: empty.max(50),
  isPush: codeOf(isPush),
  /** The first report comes one cycle after this day. */
  startDate: Day,
  timingCycle: z.literal([...TIMING_CYCLES]),
  /** The list's filter when it was timed: JSON, or a query string. */
  exportParams: z.string().max(4_000),
  /** The address of the export that makes the file, such as `/config-service/station/export`. */
  exportUrl: empty.max(200),
  emailList: z.array(z.object({ email: z.string().max(254) })).max(TIMING_EMAIL_LIMIT, 'timing.emailCount'),
})

/** What is sent to save a timing; it replaces the caller's timing of this name, or the one with this number. */
export const ExportTimingDraft = TimingFields.extend({
  id: Id.nullish(),
  /** With it, a timing that somebody changed meanwhile is not overwritten. */
  version: Version.nullish(),
  exportParams: TimingFields.shape.exportParams.default('{}'),
  emailList: TimingFields.shape.emailList.default([]),
})

/**
 * Why a run failed: its owner or the owner's right is gone, the filter no longer fits, the composed report is gone or
 * shows its reader nothing, the file failed, the mail server took the mail for nobody.
 */
export const TimingFailure = z.enum(['owner', 'right', 'params', 'report', 'file', 'mail'])

/** One operation of a timing. */
export const TimingItem = z.object({
  id: Id,
  name: z.string(),
  /** The day it was due. */
  startDate: Day,
  runTime: Timestamp,
  state: codeOf(exportState),
  failure: TimingFailure.nullable(),
  exportFileId: Id.nullable(),
  /** Who has not received the mail, and why in the words of the mail server. */
  refused: z.array(z.object({ to: z.string(), reason: z.string() })),
})

export const ExportTiming = record(TimingFields.shape).extend({
  /** The day of the next report. */
  nextDate: Day,
})

/** A timing in the list: when it runs next, and how it went last. */
export const TimingRow = ExportTiming.extend({
  /** What a report is called that somebody composed; null where it is called as its page. */
  title: z.string().nullable(),
  nextTime: Timestamp,
  last: TimingItem.nullable(),
})

const at = service('config-service/exportTimingManagement')

/** Reports that are made and mailed by the clock; everybody sees their own. */
export const exportTimingManagement = {
  pages: at('pages', 'signedIn')
    .takes(paged(z.object({}), ['name', 'nextDate', 'createTime']))
    .gives(pageOf(TimingRow)),
  /** Null where the caller does not time this report. */
  getByName: at('getByName', 'signedIn')
    .takes(z.object({ name: TimingFields.shape.name }))
    .gives(ExportTiming.nullable()),
  /** Refused without the right to the export itself. */
  updateOrSave: at('updateOrSave', 'signedIn')
    .takes(ExportTimingDraft)
    .gives(ExportTiming)
    .fails('record.stale', 'record.duplicate', 'limit.exceeded')
    .writes(),
  delete: at('delete', 'signedIn').takes(ById).writes(),
  /** What a timing has done so far, newest first. */
  items: at('items', 'signedIn')
    .takes(paged(ById, ['runTime']))
    .gives(pageOf(TimingItem)),
}

export type ExportTiming = z.input<typeof ExportTiming>
export type ExportTimingDraft = z.input<typeof ExportTimingDraft>
export type TimingItem = z.input<typeof TimingItem>
export type TimingRow = z.input<typeof TimingRow>

/** Where the file of a run is had without logging in: the link of its mail. */
export const timedFileUrl = (ticket: string) =>
  `/config-service/exportTimingManagement/file?ticket=${encodeURIComponent(ticket)}`
