import type { Enumeration } from '@ampdeck/api/enumeration'
import { exportState, importState } from '@ampdeck/api/enumerations/system'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { type Job, mayDownload, maySeeFailedRows, progressOf } from './job.ts'
import styles from './job-row.module.css'
import { jobTexts as t } from './job-row.texts.ts'

export interface JobRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The export or the import, as the server reports it; anew for every step of its progress. */
  job: Job
  /** Called only in a state that offers the file. */
  onDownload: (job: Job) => void
  /** Called only for an import that failed; without it there is no such button. */
  onShowFailed?: ((job: Job) => void) | undefined
}

/** One file of the download center, an item of a list: its state, how far it is, and what may be done with it. */
export function JobRow({ job, onDownload, onShowFailed, className, ...rest }: JobRowProps) {
  const say = useSay()
  const { minute, percent } = useFormats()
  const states: Enumeration = job.kind === 'export' ? exportState : importState
  const progress = progressOf(job)
  const isKnown = typeof progress === 'number'
  // Never the whole while something is missing.
  const whole = isKnown ? Math.floor(progress / 100) : 0
  const name = job.fileName

  return (
    <li {...rest} className={clsx(styles.job, className)} data-kind={job.kind}>
      <div className={styles.names}>
        <p className={styles.file} title={name}>
          {name}
        </p>
        <p className={styles.note}>
          {minute(job.createTime)} · {job.userName}
          {countsOf() && ` · ${countsOf()}`}
        </p>
      </div>
      <div className={styles.state}>
        <StatusBadge of={states} code={job.fileState} />
        {isKnown && <span className={styles.note}>{percent(whole * 100)}</span>}
      </div>
      <div className={styles.actions}>
        {maySeeFailedRows(job) && onShowFailed && (
          <Button
            size="small"
            look="plain"
            aria-label={say(t.failedRowsOf, { name })}
            onClick={() => onShowFailed(job)}
          >
            {say(t.failedRows)}
          </Button>
        )}
        <Button
          size="small"
          icon={<Download aria-hidden="true" />}
          aria-label={say(t.downloadFile, { name })}
          blockedReason={mayDownload(job) ? undefined : whyNot()}
          onClick={() => onDownload(job)}
        >
          {say(t.download)}
        </Button>
      </div>
      {progress !== undefined && (
        <div
          role="progressbar"
          aria-label={say(t.progress, { name })}
          aria-valuenow={isKnown ? whole : undefined}
          aria-valuetext={isKnown ? percent(whole * 100) : say(t.unknown)}
          className={styles.progress}
          data-unknown={!isKnown || undefined}
        >
          {isKnown && <span style={{ width: `${whole}%` }} />}
        </div>
      )}
    </li>
  )

  function countsOf(): string | undefined {
    if (job.kind === 'import') return say(t.imported, { kept: job.uploadSuccess, failed: job.uploadFail })
    return job.rows === undefined ? undefined : say(t.rows, { count: job.rows })
  }

  function whyNot(): string {
    if (job.kind === 'import') return say(t.notRead)
    return say(job.fileState === exportState.code.failed ? t.failed : t.notYet)
  }
}
