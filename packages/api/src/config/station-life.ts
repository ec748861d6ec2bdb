import { stationStatus } from '../enumerations/equipment.ts'
import { lifeOf, type Step } from '../life.ts'
import { type Opening, openingFailures, openingNeeds } from './station-opening.ts'

/** The life of a station: it is commissioned once, and only an open or a closed one is maintained. */
export const stationLife = lifeOf('status', stationStatus, {
  open: {
    from: ['unknown', 'building', 'closed', 'maintenance'],
    to: 'open',
    needs: openingNeeds,
    sentences: {
      ...openingFailures,
      'transition.notAllowed': ['The station is already open', '该场站已开放'],
    },
  },
  close: {
    from: ['building', 'open', 'maintenance'],
    to: 'closed',
    sentences: { 'transition.notAllowed': ['The station is already closed', '该场站已关闭'] },
  },
  maintain: {
    from: ['open', 'closed'],
    to: 'maintenance',
    sentences: {
      'transition.notAllowed': [
        'Only an open or a closed station can be maintained',
        '仅开放或关闭的场站可以转为维护',
      ],
    },
  },
  /** Nobody does so: what was commissioned stays so. */
  goBack: {
    from: [],
    to: ['unknown', 'building'],
    sentences: { 'transition.notAllowed': ['The station was already commissioned', '该场站已投运'] },
  },
  delete: {
    needs: { 'record.inUse': ({ pileCount }: { pileCount: number }) => pileCount === 0 },
    sentences: { 'record.inUse': ['The station still has piles', '该场站下仍有电桩'] },
  },
})

const { open, close, maintain, goBack } = stationLife

/** The step that puts a station into a status. */
export const stationStepTo = (status: number): Step<Opening & { status: number }> =>
  [open, close, maintain].find(({ to }) => to.some((one) => one === status)) ?? goBack
