/**
 * The fields of a posted form, as typed; the last value of a repeated name. A body that is not a form counts as an
 * empty form: every field is missing, which the form then reports.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(await request.formData())
  } catch {
    return {}
  }
}
