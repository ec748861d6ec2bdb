import { commonTexts } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { timeOfDay } from '../../data/list/time-of-day.ts'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Draft } from '../../inputs/fields/draft.ts'
import { Drawer, type DrawerProps } from '../../overlays/drawer/drawer.tsx'
import { DraftForm, LeaveQuestion } from './draft-form.tsx'
import styles from './form.module.css'
import { formTexts } from './form.texts.ts'

export interface FormDrawerProps<Values extends FieldValues> {
  /** The draft, as `useDraft` returns it: what it saves, what failed, and whether leaving asks. */
  form: Draft<Values>
  /** The heading, and the name of the dialog: what is done to what, such as "Edit Shenzhen Airport". */
  title: string
  /** Where the form stands in a row of steps: "Step 2 of 5", below the title. Nothing by default. */
  step?: string
  /** `form` 640 px, `wide` 832 px for what needs room, such as a table; `form` by default. */
  width?: Extract<DrawerProps['width'], 'form' | 'wide'>
  /** The fields, in two columns; on a phone in one. */
  children: ReactNode
}

/**
 * The drawer of a form, open while it is drawn: what failed, the fields in two columns, Save and Cancel, and
 * the question before leaving.
 */
export function FormDrawer<Values extends FieldValues>({
  form,
  title,
  step,
  width = 'form',
  children,
}: FormDrawerProps<Values>) {
  const say = useSay()
  const kept = form.keptAt && say(formTexts.kept, { time: timeOfDay(form.keptAt) })

  return (
    <Drawer
      open
      onClose={form.leave}
      title={title}
      caption={[step, kept].filter(Boolean).join(' • ')}
      width={width}
      footer={
        <div className={styles.footer}>
          <Button look="plain" size="form" onClick={form.leave}>
            {say(commonTexts.cancel)}
          </Button>
          <Button type="submit" form={form.id} look="primary" size="form" busy={form.isBusy}>
            {say(commonTexts.save)}
          </Button>
        </div>
      }
    >
      <DraftForm of={form} className={styles.fields}>
        {children}
      </DraftForm>
      <LeaveQuestion form={form} />
    </Drawer>
  )
}
