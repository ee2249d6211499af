/** Leads the first fields of a plan to the planner itself; without script the server answers them. */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-plan-start]')) {
  form.action = form.dataset.planStart ?? form.action
}

export {}
