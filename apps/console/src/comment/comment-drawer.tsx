import { auditState, commentStars } from '@ampdeck/api/enumerations/member'
import { canStart } from '@ampdeck/api/life'
import { comment, commentLife, type MemberComment } from '@ampdeck/api/member/comment'
import { commentTexts as fields } from '@ampdeck/api/member/comment.texts'
import { localName, texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { StepButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { paths } from '../session/paths.ts'
import { PictureLinks } from '../shell/picture-links.tsx'
import styles from './comment.module.css'
import { Stars } from './stars.tsx'

const words = texts({
  title: ['Comment of {memberName}', '{memberName}的评价'],
  audit: ['Audit', '审核'],
  reply: ['Reply', '回复'],
})

interface CommentDrawerProps {
  row: MemberComment
  onAudit: () => void
  onReply: () => void
  onClose: () => void
}

/** All of a comment: what was said and shown, of which charge, and what was answered. */
export function CommentDrawer({ row, onAudit, onReply, onClose }: CommentDrawerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const stationName = localName(row, language, 'stationName')

  return (
    <Drawer
      open
      onClose={onClose}
      title={say(words.title, row)}
      caption={<StatusBadge of={auditState} code={row.auditState} />}
      footer={
        canStart(commentLife.audit, row) ? (
          <StepButton of={comment.audit} row={row} look="primary" onClick={onAudit}>
            {say(words.audit)}
          </StepButton>
        ) : (
          <StepButton of={comment.reply} row={row} look="primary" onClick={onReply}>
            {say(words.reply)}
          </StepButton>
        )
      }
    >
      <div className={styles.drawer}>
        <Stars count={row.stars} label={commentStars.label(row.stars, language)} />
        <p className={styles.said}>{row.content}</p>
        <ul className={styles.tags}>
          {row.tags.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        {row.pictures.length > 0 && <PictureLinks urls={row.pictures} className={styles.pictures} />}
        {row.reply && (
          <div className={styles.reply}>
            <small>
              {say(fields.reply)} · {row.replyUserName} · {row.replyTime}
            </small>
            <p>{row.reply}</p>
          </div>
        )}
        <DescriptionList
          columns={2}
          items={[
            {
              label: say(fields.stationId),
              value: <a href={paths.station(row.stationId)}>{stationName}</a>,
            },
            { label: say(fields.orderNo), value: <a href={paths.order(row.orderId)}>{row.orderNo}</a> },
            {
              label: say(fields.memberId),
              value: <a href={paths.member(row.memberId)}>{row.memberName}</a>,
            },
            { label: say(fields.phone), value: row.phone },
            { label: say(fields.createTime), value: row.createTime },
            { label: say(fields.note), value: row.refuseReason },
          ]}
        />
      </div>
    </Drawer>
  )
}
