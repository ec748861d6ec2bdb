import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { period } from '@ampdeck/api/enumerations/order'
import { Button } from '../button/button.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { useSay } from '../language/use-say.ts'
import { sheetTexts } from './sheet-texts.fixture.ts'
import styles from './visual-language.fixture.module.css'

const surfaces = 'bg-canvas bg-surface bg-sunken bg-hover bg-press line line-strong line-control'.split(' ')
const inks = 'fg-disabled fg-muted fg-2 fg'.split(' ')
const accents = [
  ['dusk-red', 'Dusk red', '薄暮红'],
  ['volcano', 'Volcano', '火山橙'],
  ['sunset', 'Sunset', '日暮黄'],
  ['cyan', 'Cyan', '明青'],
  ['polar-green', 'Polar green', '极光绿'],
  ['daybreak-blue', 'Daybreak blue', '拂晓蓝'],
  ['geek-blue', 'Geek blue', '极客蓝'],
  ['golden-purple', 'Golden purple', '酱紫'],
] as const
const charts = 'energy efee fee occupy teal rust slate prev prev2 limit'.split(' ')
const periodKeys = ['valley', 'flat', 'peak', 'sharp'] as const

export function Surfaces() {
  return (
    <ul className={styles.swatches}>
      {[...surfaces, ...inks].map((token) => (
        <li key={token}>
          <span className={styles.swatch} style={{ background: `var(--colors-${token})` }} />
          <span className={styles.caption}>{token}</span>
        </li>
      ))}
    </ul>
  )
}

/** Button, text, mark and selected row of each accent, whatever the page's own accent is. */
export function Accents({ mode }: { mode: 'light' | 'dark' }) {
  const say = useSay()

  return (
    <ul className={styles.cards}>
      {accents.map(([id, english, chinese]) => (
        <li key={id} className={styles.card} data-accent={id} data-mode={mode}>
          <div className={styles.accent}>
            <Button look="primary" size="small">
              {say(sheetTexts.save)}
            </Button>
            <span className={styles.accentText}>{say(sheetTexts.text)}</span>
            <span className={styles.mark} />
          </div>
          <div className={styles.selected}>{say([english, chinese] as const)}</div>
        </li>
      ))}
    </ul>
  )
}

export function GunStates() {
  const say = useSay()

  return (
    <ul className={styles.cards}>
      {gunStatus.codes.map((code) => {
        const mark = gunStatus.mark(code)
        const key = gunStatus.key(code)
        return (
          <li key={code} className={styles.card}>
            <div className={styles.state}>
              {mark && <Glyph name={mark.shape} tone={mark.tone} size={18} />}
              <span>
                <strong>{say([gunStatus.label(code, 'en'), gunStatus.label(code, 'zh-CN')] as const)}</strong>
                <span className={styles.caption}>gun-{key}</span>
              </span>
              <span className={styles.fills}>
                <span className={styles.fill} style={{ background: `var(--colors-gun-${key}-fill)` }} />
                <span className={styles.fill} style={{ background: `var(--colors-gun-${key}-tint)` }} />
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

export function Periods() {
  const say = useSay()

  return (
    <ul className={styles.periods}>
      {periodKeys.map((key) => (
        <li
          key={key}
          className={styles.period}
          style={{ background: `var(--colors-period-${key}-fill)`, color: `var(--colors-period-${key}-on)` }}
        >
          {say([period.label(period.code[key], 'en'), period.label(period.code[key], 'zh-CN')] as const)}
        </li>
      ))}
    </ul>
  )
}

export function ChartColours() {
  return (
    <ul className={styles.legend}>
      {charts.map((name) => (
        <li key={name} className={styles.entry}>
          <span className={styles.key} style={{ background: `var(--colors-chart-${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  )
}
