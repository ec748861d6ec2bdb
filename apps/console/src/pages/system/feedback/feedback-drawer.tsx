import {
  type Feedback,
  feedback,
  feedbackCategory,
  feedbackSource,
  feedbackState,
} from '@ampdeck/api/member/feedback'
import { feedbackTexts } from '@ampdeck/api/member/feedback.texts'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { StepButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { PictureLinks } from '../../../shell/picture-links.tsx'
import styles from './feedback.module.css'

const words = texts({
  title: ['Feedback', '反馈'],
  reply: ['Reply', '回复'],
})

interface FeedbackDrawerProps {
  id: number
  onReply: (row: Feedback) => void
  onClose: () => void
}

/** One feedback with its pictures and its reply; who has read it answers from here. */
export function FeedbackDrawer({ id, onReply, onClose }: FeedbackDrawerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(feedback.get, { id })
  const { data } = reading

  return (
    <Drawer
      open
      onClose={onClose}
      title={say(words.title)}
      footer={
        data && (
          <StepButton of={feedback.reply} row={data} look="primary" onClick={() => onReply(data)}>
            {say(words.reply)}
          </StepButton>
        )
      }
    >
      {data ? (
        <>
          <DescriptionList
            columns={2}
            items={[
              {
                label: say(feedbackTexts.state),
                value: <StatusBadge of={feedbackState} code={data.state} />,
              },
              { label: say(feedbackTexts.category), value: feedbackCategory.label(data.category, language) },
              { label: say(feedbackTexts.author), value: data.author },
              { label: say(feedbackTexts.source), value: feedbackSource.label(data.source, language) },
              { label: say(feedbackTexts.createTime), value: data.createTime },
              { label: say(feedbackTexts.phone), value: data.phone },
              { label: say(feedbackTexts.content), value: data.content, wide: true },
              { label: say(feedbackTexts.reply), value: data.reply, wide: true },
              { label: say(feedbackTexts.replyUserName), value: data.replyUserName },
            ]}
          />
          <PictureLinks urls={data.pictures} className={styles.pictures} />
        </>
      ) : (
        <Awaited of={reading} />
      )}
    </Drawer>
  )
}
