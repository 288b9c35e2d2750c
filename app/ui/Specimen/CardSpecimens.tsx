import { ButtonLink } from '../Button/Button.tsx'
import { Card, CardLink, CardList, cardPicture } from '../Card/Card.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { SmallPrint } from '../SmallPrint/SmallPrint.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Stage, stagePicture } from '../Stage/Stage.tsx'
import { Text } from '../Text/Text.tsx'

const PRIZES = [
  { name: 'Place 1', value: '2,000.00 €' },
  { name: 'Places 2–5', value: '500.00 €' },
  { name: 'Vakuutusyhtiövaltuuskunnanpuheenjohtaja', value: 'Kolmesataa ilmaiskierrosta' },
]

/** Grey represents a picture; it takes the same space. */
export function CardSpecimens() {
  return (
    <Stack gap="xl">
      <CardList columns="three">
        <li>
          <Card leads picture={<span className={cardPicture} />}>
            <Heading level={3}>
              <CardLink to="#main">All of this card leads on</CardLink>
            </Heading>
            <Text>What it is about, in a sentence or two.</Text>
            <SmallPrint>18+. Significant terms stand at the foot, readable.</SmallPrint>
          </Card>
        </li>
        <li>
          <Card>
            <Heading level={3}>Vakuutusyhtiövaltuuskunnanpuheenjohtajanvaalilautakunta</Heading>
            <Facts facts={PRIZES} />
            <SmallPrint>Cards of a row are equally high, with and without a picture.</SmallPrint>
          </Card>
        </li>
        <li>
          <Card as="div">
            <Heading level={3}>Nothing to open</Heading>
            <Text tone="muted">Without a link a card does not answer to the pointer.</Text>
            <Inline gap="md">
              <ButtonLink href="#main">An action of its own</ButtonLink>
            </Inline>
          </Card>
        </li>
      </CardList>
      <Stage picture={<span className={stagePicture} />}>
        <Heading level={3} size="xxl">
          One thing to say
        </Heading>
        <Text size="large">A stage opens a page: words left, picture right, above on phones.</Text>
        <Inline gap="md">
          <ButtonLink href="#main" tone="primary" size="large">
            And one thing to do
          </ButtonLink>
        </Inline>
      </Stage>
      <Stage>
        <Heading level={3} size="xxl">
          The same without a picture
        </Heading>
        <Text size="large">The words take the whole stage, as wide as is read with ease.</Text>
      </Stage>
    </Stack>
  )
}
