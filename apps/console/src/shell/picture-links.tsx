import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { PictureLink } from './private-picture.tsx'

const words = texts({ picture: ['Picture {n}', '图片 {n}'] })

/** Pictures that somebody has sent, each of which opens in full. */
export function PictureLinks({ urls, className }: { urls: readonly string[]; className?: string }) {
  const say = useSay()

  return (
    <ul className={className}>
      {urls.map((url, index) => (
        <li key={url}>
          <PictureLink url={url} alt={say(words.picture, { n: index + 1 })} />
        </li>
      ))}
    </ul>
  )
}
