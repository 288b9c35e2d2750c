import { Select, Stack, Text } from '@sanity/ui'
import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; title: string }[]
  onChange: (value: Value) => void
}

/** A select with its label above. */
export function Choice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId()
  return (
    <Stack space={2}>
      <Text as="label" size={0} muted weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Select
        id={id}
        fontSize={1}
        padding={2}
        value={value}
        onChange={(event) => {
          const chosen = options.find((it) => it.value === event.currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((it) => (
          <option key={it.value} value={it.value}>
            {it.title}
          </option>
        ))}
      </Select>
    </Stack>
  )
}
