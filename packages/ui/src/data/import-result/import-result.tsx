import { useVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { Copy, Download } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { guarded, tsvOf } from '../../foundation/clipboard/tsv.ts'
import { Count } from '../../foundation/figure/figures.tsx'
import { Glyph, type GlyphProps } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { csvOf, type FailedRow, saveText } from './failed-rows.ts'
import styles from './import-result.module.css'
import { importTexts as t } from './import-result.texts.ts'

export interface ImportResultProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the imported file with its ending; it names the region, and the file that is downloaded. */
  fileName: string
  /** How many rows were kept. */
  kept: number
  /** How many rows were not. */
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
        <Part name="good" tone="good" label={say(t.kept)} count={kept} />
        <Part name="fault" tone={failed > 0 ? 'bad' : 'off'} label={say(t.failed)} count={failed} />
      </dl>
      <span role="img" aria-label={say(t.bar, { kept, failed })} className={styles.bar}>
        {kept > 0 && <span data-part="kept" style={{ flexGrow: kept }} />}
        {failed > 0 && <span data-part="failed" style={{ flexGrow: failed }} />}
      </span>
      {failed === 0 ? (
        <p className={styles.note}>{say(t.allKept)}</p>
      ) : (
        <>
          <div className={styles.tools}>
            <h3>{say(t.failedRows)}</h3>
            <span role="status" className={styles.note}>
              {answer && say(t[answer])}
            </span>
            <Button size="small" icon={<Copy aria-hidden="true" />} disabled={!rows} onClick={copy}>
              {say(t.copy)}
            </Button>
            <Button size="small" icon={<Download aria-hidden="true" />} disabled={!rows} onClick={save}>
              {say(t.download)}
            </Button>
          </div>
          {rows ? <FailedRows rows={rows} /> : <p className={styles.note}>{say(t.loading)}</p>}
          <p className={styles.note}>{say(t.keptNote)}</p>
        </>
      )}
    </section>
  )
}

function Part({
  label,
  count,
  ...glyph
}: Pick<GlyphProps, 'name' | 'tone'> & { label: string; count: number }) {
  return (
    <div>
      <dt>
        <Glyph {...glyph} size={13} />
        {label}
      </dt>
      <dd>
        <Count value={count} />
      </dd>
    </div>
  )
}

/** The height of a reason of one line. */
const ROW = 29

/** Thousands of reasons: only those in sight are drawn, each as high as it needs. */
function FailedRows({ rows }: { rows: readonly FailedRow[] }) {
  const say = useSay()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  })

  return (
    <div className={styles.frame}>
      <div className={styles.row} aria-hidden="true">
        <span>{say(t.row)}</span>
        <span>{say(t.reason)}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by key. */}
      <div ref={scroller} className={styles.scroller} tabIndex={0}>
        <ol aria-label={say(t.failedRows)} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span>{rows[index]?.sequence}</span>
              <span>{rows[index]?.content}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
