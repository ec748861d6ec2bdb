import type { FieldValues, Path } from 'react-hook-form'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Draft } from './draft.ts'
import styles from './error-summary.module.css'
import { formTexts } from './form.texts.ts'

/** Above the fields: why nothing was saved, and the way to each failed field where there are several. */
export function ErrorSummary<Values extends FieldValues>({ form }: { form: Draft<Values> }) {
  const say = useSay()
  const { errors, notice, reload, methods } = form
  const hasMany = errors.length > 1

  return (
    <div role="alert" className={styles.alert}>
      {(hasMany || notice) && (
        <div className={styles.panel}>
          <Glyph name="fault" tone="bad" size={14} />
          <div className={styles.content}>
            {notice && <p className={styles.sentence}>{notice.message}</p>}
            {notice?.isStale && reload && (
              <Button size="small" onClick={reload}>
                {say(formTexts.loadAgain)}
              </Button>
            )}
            {hasMany && (
              <>
                <p className={styles.sentence}>{say(formTexts.attention, { count: errors.length })}</p>
                <ul className={styles.fields}>
                  {errors.map(({ name, label }) => (
                    <li key={name}>
                      <button type="button" onClick={() => methods.setFocus(name as Path<Values>)}>
                        {label}
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
