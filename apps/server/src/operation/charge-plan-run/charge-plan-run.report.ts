import { chargePlanTexts as words } from '@ampdeck/api/config/charge-plan.texts'
import type { chargePlanRun } from '@ampdeck/api/config/charge-plan-run'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { planNote, planRunState } from '@ampdeck/api/enumerations/plan'
import { localName } from '@ampdeck/api/texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './charge-plan-run.store.ts'

/** Planned charges beside the real ones as a file, in the order of the page. */
export const report: Report<z.output<typeof chargePlanRun.export.input>> = {
  page: 'chargingPlanRun',
  name: ['Plan execution', '计划执行'],
  columns: [
    { title: words.plate },
    { title: words.planName, width: 28 },
    { title: words.stationName, width: 28 },
    { title: words.gun, width: 24 },
    { title: words.plannedStart, kind: 'time' },
    { title: words.realStart, kind: 'time' },
    { title: words.plannedEnd, kind: 'time' },
    { title: words.realEnd, kind: 'time' },
    { title: words.targetSoc, kind: 'count' },
    { title: words.endSoc, kind: 'count' },
    { title: words.energyWh, kind: 'kWh' },
    { title: words.realFen, kind: 'yuan' },
    { title: words.savedFen, kind: 'yuan' },
    { title: words.state },
    { title: words.note },
    { title: words.orderNo, width: 28 },
  ],
  rows: async function* (rows, params, language) {
    for (const row of await all(rows, params))
      yield [
        row.plate,
        row.planName,
        localName(row, language, 'stationName'),
        row.pileName === null || row.letter === null ? '' : `${row.pileName} ${letterOf(row.letter)}`,
        row.plannedStart,
        row.realStart,
        row.plannedEnd,
        row.realEnd,
        row.targetSoc,
        row.endSoc,
        row.energyWh,
        row.realFen,
        row.savedFen,
        planRunState.label(row.state, language),
        row.note === null ? '' : planNote.label(row.note, language),
        row.orderNo,
      ]
  },
}
