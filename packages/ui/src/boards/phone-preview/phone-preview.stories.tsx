import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { PhoneContent } from './phone-content.ts'
import { guide } from './phone-preview.guide.ts'
import { phoneTexts as t } from './phone-preview.texts.ts'
import { PhonePreview } from './phone-preview.tsx'

/** A poster of our own: no picture of somebody else is in the repository. */
const poster = (hue: string, words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><rect width="240" height="120" fill="${hue}"/><path d="M150 10 96 66h30l-12 44 60-62h-32z" fill="#fff" opacity=".25"/><text x="120" y="68" text-anchor="middle" font-family="sans-serif" font-size="24" font-weight="700" fill="#fff">${words}</text></svg>`,
  )}`

type Kind = PhoneContent['kind']

function Told({ kind }: { kind: Kind }) {
  const say = useSay()
  const summer = { src: poster('#0a7563', '-10 %'), alt: say(['Summer night price', '夏夜优惠海报']) }
  const invite = { src: poster('#1f4fd0', '+20'), alt: say(['Invite a friend', '邀请好友海报']) }
  const contents: Record<Kind, PhoneContent> = {
    popUp: {
      kind: 'popUp',
      title: say(['Summer nights: service 10 % off', '夏夜充电，服务费九折']),
      picture: summer,
    },
    carousel: {
      kind: 'carousel',
      slides: [
        { id: 1, title: say(['Summer nights', '夏夜充电']), picture: summer },
        { id: 2, title: say(['Invite a friend, get 20 yuan', '邀请好友得 20 元']), picture: invite },
        { id: 3, title: say(['New at Shenzhen Airport', '深圳机场站上新']) },
      ],
    },
    discovery: {
      kind: 'discovery',
      title: say(['Why charging slows above 80 %', '为什么超过 80 % 充电会变慢']),
      cover: invite,
      body: (
        <>
          <p>
            {say([
              'A battery takes less power as it fills. Leave at 80 % and you are back on the road sooner.',
              '电池越满，可接受的功率越低。充到 80 % 即走，更快上路。',
            ])}
          </p>
          <p>
            {say([
              'At night it is cheaper as well: valley hours begin at midnight.',
              '错峰充电更省：零点起为谷时段。',
            ])}
          </p>
        </>
      ),
      likes: 1_204,
      isTop: true,
    },
    activity: {
      kind: 'activity',
      title: say(['Recharge 200, get 20', '充 200 送 20']),
      poster: summer,
      from: '2026-07-01 00:00:00',
      to: '2026-07-31 23:59:59',
      rules: say([
        'Once per member. The gift goes to the reward account and pays service fees only.',
        '每位会员限一次。赠送金额进入赠送账户，仅可抵扣服务费。',
      ]),
    },
  }
  return <PhonePreview appName="Skyline Charging" content={contents[kind]} />
}

const meta = {
  title: 'Domain widgets/Work/PhonePreview',
  component: PhonePreview,
  render: Told,
  parameters: { guide },
  args: { kind: 'popUp' },
} satisfies MetaAround<typeof Told>

export default meta
type Story = StoryObj<typeof Told>

export const PopUp: Story = {
  play: async ({ canvas, globals }) => {
    const alt = say(['Summer night price', '夏夜优惠海报'], globals.language)
    await expect(canvas.getByRole('img', { name: alt })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Slides turn by hand; the one without a picture says so. */
export const Carousel: Story = {
  args: { kind: 'carousel' },
  play: async ({ canvas, globals }) => {
    const { language } = globals
    await userEvent.click(canvas.getByRole('button', { name: say(t.previous, language) }))
    await expect(
      canvas.getByText(say(t.slide, language, { number: 3, count: 3 }), { exact: false }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: say(t.noPicture, language) })).toBeVisible()
  },
}

export const Discovery: Story = {
  args: { kind: 'discovery' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.likes, globals.language, { count: 1_204 }))).toBeVisible()
  },
}

export const Activity: Story = {
  args: { kind: 'activity' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.join, globals.language))).toBeVisible()
  },
}

/** Nothing typed yet: every gap says what is missing. */
export const Empty: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <PhonePreview appName="Skyline Charging" content={{ kind: 'popUp', title: '' }} />
      <PhonePreview appName="Skyline Charging" content={{ kind: 'carousel', slides: [] }} />
      <PhonePreview
        appName="Skyline Charging"
        content={{ kind: 'discovery', title: '', body: '', likes: 0 }}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(say(t.noTitle, globals.language))).toHaveLength(2)
    await expect(canvas.getByText(say(t.noSlide, globals.language))).toBeVisible()
    await expect(canvas.getByText(say(t.noText, globals.language))).toBeVisible()
  },
}

/** Long and hostile texts stay inside the phone; a picture that cannot be loaded gives way to the drawing. */
export const Hostile: Story = {
  render: () => (
    <PhonePreview
      appName="Skyline Charging and Riverside Power and everybody else along the river"
      content={{
        kind: 'activity',
        title: `${'Elektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)} ⚡️ محطة`,
        poster: { src: 'data:image/png;base64,broken', alt: 'Poster' },
        from: '2026-07-01 00:00:00',
        to: '2026-07-31 23:59:59',
        rules: 'https://example.com/a/very/long/address/that/does/not/break/anywhere/at/all/by/itself'.repeat(
          3,
        ),
        state: 'notYet',
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const figure = canvas.getByRole('figure')
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
    await expect(await canvas.findByRole('img', { name: say(t.noPicture, globals.language) })).toBeVisible()
  },
}
