/** Exits the process with the command's result; an error is printed as one line, without a stack. */
export function runCommand(command: () => Promise<number>): void {
  command().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}

/** The arguments of a content command, without the dataset that `--dataset` names. */
export function readDatasetOption(given: readonly string[]): {
  dataset: string | undefined
  rest: string[]
} {
  const rest = [...given]
  const at = rest.indexOf('--dataset')
  return { dataset: at < 0 ? undefined : rest.splice(at, 2)[1], rest }
}
