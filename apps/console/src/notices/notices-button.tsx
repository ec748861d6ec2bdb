import { notice } from '@ampdeck/api/system/notice'
import { IconButton } from '@ampdeck/ui/button'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { Bell } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useIsFree } from '../account/use-is-free.ts'
import { useIntent } from '../data/use-intent.ts'
import { useRead } from '../data/use-read.ts'
import { openDialog, useOpenedDialog } from '../shell/dialogs/open-dialog.ts'
import { noticeTexts as words } from './notices.texts.ts'
import styles from './notices-button.module.css'

/** How often unread notices and waiting decisions are counted again, in milliseconds. */
const EVERY = 60_000
/** What the badge has room for. */
const MAX = 99
const NoticesPopover = lazyOf(
  () => import('./notices-popover.tsx'),
  'NoticesPopover',
  ({ trigger }) => trigger,
)

/** The header's bell. How many notices are unread is asked once somebody moves on the page, not at its first load. */
export function NoticesButton() {
  const isOpen = useOpenedDialog()?.name === 'notices'
  const [wasOpen, setWasOpen] = useState(isOpen)
  const isFree = useIsFree()
  const { data } = useRead(notice.unread, {}, { enabled: useIntent() && isFree, refreshEvery: EVERY })
  if (isOpen && !wasOpen) setWasOpen(true)

  const unread = data?.count ?? 0
  const approvals = data?.approvals ?? []
  const waiting = approvals.reduce((sum, { count }) => sum + count, 0)
  const button = (
    <BellButton
      unread={unread}
      waiting={waiting}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={NoticesPopover.read}
      onFocus={NoticesPopover.read}
      onClick={() => openDialog({ name: 'notices' })}
    />
  )
  if (!wasOpen) return button
  return (
    <NoticesPopover
      trigger={<BellButton unread={unread} waiting={waiting} />}
      isOpen={isOpen}
      unread={unread}
      approvals={approvals}
    />
  )
}

/** Called "Notices" whatever their number, which describes it. */
function BellButton({
  unread,
  waiting,
  ...rest
}: { unread: number; waiting: number } & ComponentProps<'button'>) {
  const say = useSay()
  const { list } = useFormats()
  const id = useId()
  const count = unread + waiting

  return (
    <>
      <IconButton
        label={say(words.notices)}
        {...rest}
        className={styles.bell}
        aria-describedby={count > 0 ? id : undefined}
      >
        <Bell size={18} />
        {count > 0 && <span className={styles.count} data-count={count > MAX ? `${MAX}+` : count} />}
      </IconButton>
      <span id={id} hidden>
        {list([
          waiting > 0 && say(words.waiting, { count: waiting }),
          unread > 0 && say(words.unread, { count: unread }),
        ])}
      </span>
    </>
  )
}
