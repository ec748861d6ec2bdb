import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { type MessagePush, message } from '@ampdeck/api/parser/message'
import { messageTexts } from '@ampdeck/api/parser/message.texts'
import { Button } from '@ampdeck/ui/button'
import { useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { useAction } from '../../../data/use-action.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'
import { listOf } from '../../../list/list-of.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { messagePageTexts as words } from './message.texts.ts'

const defaults = { pageSize: 20, sortField: 'id', sortOrder: 'desc' } as const

const screen = listOf<typeof message.repushPage>(messageTexts, {
  unit: ['push | pushes', '推送'],
  columns: (c) => [
    c.instant('time', { locked: true }),
    c.text('action'),
    c.text('pileCode', { code: true }),
    c.text('pushTarget'),
    c.status('pushStatus', pushStatus),
    c.number('pushTries'),
    c.text('pushMessage'),
  ],
  filters: (f) => [
    f.search('pileCode', { label: words.pile, placeholder: words.pile }),
    f.codes('pushStatus', pushStatus),
    f.period('time'),
  ],
  actions: (a) => [
    a.call(message.repush, {
      label: words.repush,
      confirm: { title: words.repushTitle, effect: words.repushEffect, button: words.repush },
      done: words.repushedOne,
    }),
  ],
})

/** Pushes to other platforms, and once more what has failed (screens.md S237). */
export function Page() {
  const say = useSay()
  const { may } = useGrants()
  const list = useList<MessagePush>(message.repushPage, screen.filters, defaults)
  const repush = useAction(message.repush)
  const repushBatch = useAction(message.repushBatch)

  const repushChosen = async () => {
    const answer = await repushBatch(chosenOf(list))
    applyBatch(answer, list, (counts) => say(words.repushed, counts))
  }

  return (
    <ListScreen
      id="MessageRepush"
      list={list}
      {...screen}
      on={{ repush: ({ id }: MessagePush) => repush({ id }) }}
      bulk={
        may(message.repush) && (
          <Button look="plain" onClick={() => void repushChosen()}>
            {say(words.repush)}
          </Button>
        )
      }
    />
  )
}
