import { clsx } from 'clsx'
import { Copy, Download } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { guarded, tsvOf } from '../../foundation/clipboard/tsv.ts'
import { Count } from '../../foundation/figure/figures.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { FailedRowList } from './failed-row-list.tsx'
import { csvOf, type FailedRow, saveText } from './failed-rows.ts'
import styles from './import-result.module.css'
import { importTexts as t } from './import-result.texts.ts'

export interface ImportResultProps extends Omit<ComponentProps<'section'>, 'children'> {
  fileName: string
  /** Rows that were kept. */
  kept: number
  /** Rows that were not. */
  failed: number
  /** What was wrong with those, any number of them; absent while they load. */
  rows?: readonly FailedRow[] | undefined
}

/** What became of an import: how many rows were kept, and why the others were not. */
export function ImportResult({ fileName, kept, failed, rows, className, ...rest }: ImportResultProps) {
  const say = useSay()
  const [answer, setAnswer] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    const lines = (rows ?? []).map(({ sequence, content }) => [String(sequence), guarded(content)])
    setAnswer((await copyText(tsvOf(lines))) ? 'copied' : 'notCopied')
  }
  const save = () =>
    saveText(
      `${fileName.replace(/\.\w+$/, '')} - ${say(t.failedRows)}.csv`,
      csvOf([say(t.row), say(t.reason)], rows ?? []),
    )

  return (
    <section
      {...rest}
      aria-label={say(t.label, { name: fileName })}
      className={clsx(styles.result, className)}
    >
      <dl className={styles.counts}>
        <div>
          <dt>
            <Glyph name="good" tone="good" size={13} />
            {say(t.kept)}
          </dt>
          <dd>
            <Count value={kept} />
          </dd>
        </div>
        <div>
          <dt>
            <Glyph name="fault" tone={failed > 0 ? 'bad' : 'off'} size={13} />
            {say(t.failed)}
          </dt>
          <dd>
            <Count value={failed} />
          </dd>
        </div>
      </dl>
      <span role="img" aria-label={say(t.bar, { kept, failed })} className={styles.bar}>
        {kept > 0 && <span data-part="kept" style={{ flexGrow: kept }} />}
        {failed > 0 && <span data-part="failed" style={{ flexGrow: failed }} />}
      </span>
      {failed === 0 ? (
        <p className={styles.note}>{say(t.allKept)}</p>
      ) : (
        <>
          <div className={styles.head}>
            <h3>{say(t.failedRows)}</h3>
            <span role="status" className={styles.note}>
              {answer && say(t[answer])}
            </span>
            <div className={styles.tools}>
              <Button size="small" icon={<Copy aria-hidden="true" />} disabled={!rows} onClick={copy}>
                {say(t.copy)}
              </Button>
              <Button size="small" icon={<Download aria-hidden="true" />} disabled={!rows} onClick={save}>
                {say(t.download)}
              </Button>
            </div>
          </div>
          {rows ? (
            <FailedRowList label={say(t.failedRows)} rows={rows} />
          ) : (
            <p className={styles.note}>{say(t.loading)}</p>
          )}
          <p className={styles.note}>{say(t.keptNote)}</p>
        </>
      )}
    </section>
  )
}
