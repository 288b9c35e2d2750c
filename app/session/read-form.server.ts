/**
 * The fields of a posted form, as they were typed; of two with one name the last. A body that is no form is
 * an empty form: every field is missing, which the form then says.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(await request.formData())
  } catch {
    return {}
  }
}
