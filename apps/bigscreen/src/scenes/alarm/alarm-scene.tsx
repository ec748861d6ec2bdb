import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useSource } from '../../feed/use-source.ts'
import { AlarmView } from './alarm-view.tsx'

/** The alarm scene: what is open, who works at it, and until when it must be done. */
export function AlarmScene() {
  return <AlarmView source={useSource(operationView.bigScreenAlarm, {})} />
}
