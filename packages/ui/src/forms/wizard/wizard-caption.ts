import type { FieldValues } from 'react-hook-form'
import { timeOfDay } from '../../data/list/time-of-day.ts'
import type { Say } from '../../foundation/language/use-say.ts'
import { formTexts } from '../form/form.texts.ts'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard.texts.ts'

/** "Step 2 of 5 • Draft kept on this device, 10:00:12". */
export function captionOf<Values extends FieldValues>(say: Say, { at, count, form }: Wizard<Values>): string {
  const kept = form.keptAt && say(formTexts.kept, { time: timeOfDay(form.keptAt) })
  return [say(wizardTexts.step, { at: at + 1, count }), kept].filter(Boolean).join(' • ')
}
