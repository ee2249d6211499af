/* Settings as `key=value` arguments. A key nobody asked for is an error: a typing
 * mistake in the manifest must not silently render yesterday's picture. */
#ifndef PARAMS_H
#define PARAMS_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char **param_list;
static int param_count;
static unsigned char param_used[256];

static void params_init(int argc, char **argv) {
  param_list = argv + 1;
  param_count = argc - 1;
}

static const char *param_text(const char *key, const char *fallback) {
  size_t length = strlen(key);
  for (int i = 0; i < param_count; i++)
    if (!strncmp(param_list[i], key, length) && param_list[i][length] == '=') {
      param_used[i] = 1;
      return param_list[i] + length + 1;
    }
  return fallback;
}

static float param(const char *key, float fallback) {
  const char *text = param_text(key, NULL);
  return text ? strtof(text, NULL) : fallback;
}

static void params_done(void) {
  for (int i = 0; i < param_count; i++)
    if (!param_used[i]) {
      fprintf(stderr, "unknown setting: %s\n", param_list[i]);
      exit(2);
    }
}

#endif
