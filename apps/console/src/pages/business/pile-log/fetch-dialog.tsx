import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { answerText } from '@ampdeck/api/operation/command-result'
import { type PileLogFile, pileLog, pileLogFileUrl } from '@ampdeck/api/operation/pile-log'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Id } from '@ampdeck/api/wire'
import { SwitchField } from '@ampdeck/ui/fields'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { z } from 'zod'
import { useRead } from '../../../data/use-read.ts'
import { DownloadButton } from '../../../download-center/download-button.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { CommandResultText } from '../../../pile/command-result.tsx'
import { pileSource } from '../../../pile/pile-source.ts'
import { useAgain } from '../../../pile/use-again.ts'
import styles from './pile-log.module.css'

const words = texts({
  title: ['Log files of piles', '电桩日志文件'],
  what: [
    'A connected pile receives a request to upload its log file, which appears below after the upload.',
    '将请求在线电桩上传日志文件，上传完成后显示在下方。',
  ],
  pileId: ['Pile', '电桩'],
  missing: ['Choose a pile', '请选择电桩'],
  fetch: ['Fetch log', '拉取日志'],
  files: ['Requested', '拉取记录'],
  none: ['No log files requested yet', '尚未拉取日志文件'],
  again: ['Try again: {pile}', '重试：{pile}'],
  waiting: ['Not uploaded yet', '尚未上传'],
  size: ['{kb} kB', '{kb} kB'],
  byFtp: ['Upload to the FTP server', '上传到 FTP 服务器'],
  ftpHint: [
    '{address}; only the pile’s own reports tell whether the file has come',
    '{address}；文件是否到达仅以电桩上报的状态为准',
  ],
  onFtp: ['On the FTP server, by the pile’s report: {status}', '上传到 FTP 服务器，电桩上报：{status}'],
  unreported: ['To the FTP server; the pile has not reported yet', '上传到 FTP 服务器，电桩尚未上报'],
})

/** How often the list of files is read while it is looked at: a pile takes its time. */
const LOOK_MS = 5_000
const MAX = 8

const FetchDraft = z.object({ pileId: Id, byFtp: z.literal([0, 1]).default(0) })
const missing = { pileId: words.missing }

interface FetchDialogProps {
  pileId: number | null
  onClose: () => void
}

/** Asks a pile for its log file, and shows those that were asked for. */
export function FetchDialog({ pileId: first, onClose }: FetchDialogProps) {
  const say = useSay()
  const files = useRead(pileLog.files, { pageSize: MAX }, { refreshEvery: LOOK_MS }).data?.records ?? []
  const ftp = useRead(pileLog.ftp, undefined).data?.address
  // It stays open after success: the file is awaited here.
  const form = useCallForm(pileLog.fetch, FetchDraft, {
    texts: words,
    missing,
    defaults: first === null ? {} : { pileId: first },
  })

  return (
    <FormDialog
      form={form}
      width="form"
      onClose={onClose}
      title={say(words.title)}
      action={say(words.fetch)}
      leave={{ label: say(commonTexts.close), go: onClose }}
      className={styles.form}
    >
      <p>{say(words.what)}</p>
      <RecordField of={form} name="pileId" source={pileSource} />
      {ftp && <SwitchField of={form} name="byFtp" hint={say(words.ftpHint, { address: ftp })} />}
      <div>
        <strong>{say(words.files)}</strong>
        {files.length === 0 && <p>{say(words.none)}</p>}
        <ul className={styles.files}>
          {files.map((file) => (
            <LogFile key={file.id} of={file} />
          ))}
        </ul>
      </div>
    </FormDialog>
  )
}

function LogFile({ of }: { of: PileLogFile }) {
  const say = useSay()
  const { id, commandId, pileCode, state, outcome, response, createTime, userName, fileName, bytes, byFtp } =
    of
  const again = useAgain()
  const key = again.keyOf({ state, command: commandKind.code.diagnostics, createUser: of.createUser })

  return (
    <li>
      <div>
        <strong>{pileCode}</strong> <StatusBadge of={commandState} code={state} />
        <br />
        <span>
          {[createTime, userName].filter(Boolean).join(' · ')}
          {outcome !== null && fileName === null && (
            <>
              {' · '}
              <CommandResultText of={{ command: commandKind.code.diagnostics, outcome, response }} />
            </>
          )}
        </span>
      </div>
      {key && fileName === null && (
        <GuardedButton
          of={key}
          size="small"
          aria-label={say(words.again, { pile: pileCode })}
          onClick={() => void again.send(commandId)}
        >
          {say(commonTexts.tryAgain)}
        </GuardedButton>
      )}
      {fileName === null ? (
        <span>{byFtp === 1 ? <FtpNote of={of} /> : say(words.waiting)}</span>
      ) : (
        <span>
          {say(words.size, { kb: Math.ceil((bytes ?? 0) / 1_024) })}{' '}
          <DownloadButton size="small" url={pileLogFileUrl(id)} name={`${pileCode}-${fileName}`} />
        </span>
      )}
    </li>
  )
}

/** All that is known of a file that never comes here. */
function FtpNote({ of: { uploadStatus, uploadTime } }: { of: PileLogFile }) {
  const say = useSay()
  if (uploadStatus === null) return say(words.unreported)
  return [say(words.onFtp, { status: say(answerText(uploadStatus)) }), uploadTime].filter(Boolean).join(' · ')
}
