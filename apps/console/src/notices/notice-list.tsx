import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { queryOf } from '@ampdeck/api/query'
import { type Notice, notice } from '@ampdeck/api/system/notice'
import { commonTexts, labelled } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { client } from '../data/client.ts'
import { failureOf } from '../data/failure-of.ts'
import { useAction } from '../data/use-action.ts'
import { listAddress } from '../menu/list-address.ts'
import { useMenu } from '../menu/menu-context.ts'
import { closeDialog } from '../shell/dialogs/open-dialog.ts'
import { noticeTexts as words } from './notices.texts.ts'
import styles from './notices-popover.module.css'

/** As many more at a time as a popover shows without scrolling far. */
const STEP = 10

/** The newest notices; each is read once it is marked so. */
export function NoticeList({ unread }: { unread: number }) {
  const say = useSay()
  const [pageSize, setPageSize] = useState(STEP)
  const { data, error, refetch } = useQuery({
    ...queryOf(client, notice.page, { pageSize }),
    placeholderData: keepPreviousData,
  })
  const readAll = useAction(notice.readAll)

  return (
    <section aria-labelledby="notices-heading" className={styles.section}>
      <header className={styles.head}>
        <h2 id="notices-heading">{say(words.notices)}</h2>
        {unread > 0 && (
          <Button look="plain" size="small" onClick={() => void readAll({})}>
            {say(words.readAll)}
          </Button>
        )}
      </header>
      {error && (
        <p role="alert" className={styles.empty}>
          {failureOf(error).message}{' '}
          <Button look="plain" size="small" onClick={() => void refetch()}>
            {say(commonTexts.tryAgain)}
          </Button>
        </p>
      )}
      {data?.total === 0 && <p className={styles.empty}>{say(words.none)}</p>}
      <ul className={styles.list}>
        {data?.records.map((one) => (
          <NoticeEntry key={one.id} notice={one} />
        ))}
      </ul>
      {data && data.total > data.records.length && (
        <Button look="plain" size="small" onClick={() => setPageSize(pageSize + STEP)}>
          {say(words.more)}
        </Button>
      )}
    </section>
  )
}

function NoticeEntry({ notice: one }: { notice: Notice }) {
  const say = useSay()
  const { language } = useLanguage()
  const read = useAction(notice.read)
  const isEnglish = language === 'en'
  const title = (isEnglish && one.titleEn) || one.title
  const content = (isEnglish && one.contentEn) || one.content
  const menu = useMenu()
  const url = one.record && listAddress(menu, { page: one.record.page, search: `id=${one.record.id}` })
  const open = () => {
    closeDialog('notices')
    if (!one.isRead) void read({ id: one.id })
  }

  return (
    <li className={styles.notice} data-unread={!one.isRead || undefined}>
      <p className={styles.title}>
        {url ? (
          <Link to={url} onClick={open}>
            {title}
          </Link>
        ) : (
          title
        )}
        {!one.isRead && <span className={styles.dot} role="img" aria-label={say(words.isUnread)} />}
      </p>
      {/* Of an alarm it is the title again, behind its time. */}
      {!content.endsWith(title) && <p>{content}</p>}
      <p className={styles.facts}>
        <StatusBadge of={alarmLevel} code={one.level} />
        <time>{one.createTime.slice(0, 16)}</time>
        {!one.isRead && (
          <Button
            look="plain"
            size="small"
            aria-label={labelled(say(words.read), title, language)}
            onClick={() => void read({ id: one.id })}
          >
            {say(words.read)}
          </Button>
        )}
      </p>
    </li>
  )
}
