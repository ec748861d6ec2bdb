import type { Text } from '@ampdeck/api/texts'
import { useSay } from '../language/use-say.ts'
import { sheetTexts } from './sheet-texts.fixture.ts'
import styles from './visual-language.fixture.module.css'

/** Where it stands, what we say there, and what we do not. */
const sentences: readonly [place: Text, good: Text, bad: Text][] = [
  [
    ['A question', '询问'],
    ['Delete Shenzhen Airport?', '删除深圳机场？'],
    ['Are you sure?', '确定要这样做吗？'],
  ],
  [
    ['Its button', '询问的按钮'],
    ['Delete station', '删除场站'],
    ['OK', '好的'],
  ],
  [
    ['What was done', '完成'],
    ['Shenzhen Airport deleted', '已删除深圳机场'],
    ['Operation successful!', '操作成功！'],
  ],
  [
    ['Nothing there', '没有数据'],
    ['No stations yet', '暂无场站'],
    ['Oops, it is lonely here', '哎呀，这里空空如也'],
  ],
  [
    ['Nothing found', '没有结果'],
    ['No stations match these filters', '没有符合条件的场站'],
    ['No data', '无数据'],
  ],
  [
    ['A failure', '失败'],
    ['The stations could not be loaded', '场站加载失败'],
    ['Something went wrong', '出了点问题'],
  ],
  [
    ['A field', '字段'],
    ['Choose a station', '请选择场站'],
    ['This field is required', '此项必填'],
  ],
  [
    ['A reason', '原因'],
    ['2 guns are charging', '2 把枪正在充电'],
    ['Not allowed in the current state', '当前状态不允许此操作'],
  ],
]

export function Sentences() {
  const say = useSay()

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[sheetTexts.place, sheetTexts.say, sheetTexts.doNotSay].map((head) => (
            <th key={head[0]} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sentences.map(([place, good, bad]) => (
          <tr key={place[0]}>
            <th scope="row">{say(place)}</th>
            <td>{say(good)}</td>
            <td data-bad>{say(bad)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
