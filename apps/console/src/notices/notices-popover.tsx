import type { Todo } from '@ampdeck/api/statistics/todo'
import { useSay } from '@ampdeck/ui/language'
import { Popover } from '@ampdeck/ui/popover'
import type { ReactElement } from 'react'
import { closeDialog, openDialog } from '../shell/dialogs/open-dialog.ts'
import { ApprovalList } from './approval-list.tsx'
import { NoticeList } from './notice-list.tsx'
import { noticeTexts as words } from './notices.texts.ts'
import styles from './notices-popover.module.css'
import { RecentMessages } from './recent-messages.tsx'

export interface NoticesPopoverProps {
  trigger: ReactElement
  isOpen: boolean
  unread: number
  approvals: readonly Todo[]
}

/** What waits for this person's decision, the notices of the seller, and below them the console's own messages, to be read again. */
export function NoticesPopover({ trigger, isOpen, unread, approvals }: NoticesPopoverProps) {
  const say = useSay()

  return (
    <Popover
      label={say(words.notices)}
      trigger={trigger}
      open={isOpen}
      onOpenChange={(open) => (open ? openDialog({ name: 'notices' }) : closeDialog('notices'))}
    >
      <div className={styles.panel}>
        {approvals.length > 0 && <ApprovalList approvals={approvals} />}
        <NoticeList unread={unread} />
        <RecentMessages />
      </div>
    </Popover>
  )
}
