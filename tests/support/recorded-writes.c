/*
 * Preloaded into a process it records in RECORD_INTO, one after the other, what is written into files below RECORD_BELOW,
 * and when one is put on disk: so that a test can leave out what a power cut would have. Each record is a line
 * "w PATH OFFSET LENGTH", its bytes behind it, "t PATH LENGTH 0" for a file that is cut, "s PATH 0 0" for one that is
 * on disk, "d PATH 0 0" for one that is deleted. A write is recorded before it is made, the rest after it.
 * tests/support/preload.ts builds it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static int record = -1;
static const char *below;
static size_t below_length;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *into = getenv("RECORD_INTO");
  below = getenv("RECORD_BELOW");
  if (!into || !below) return;
  below_length = strlen(below);
  record = open(into, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

/* One call for a record: another thread's must not come between. */
static void note(char what, const char *path, long long first, size_t length, const void *bytes) {
  char head[4300];
  int size = snprintf(head, sizeof head, "%c %s %lld %zu\n", what, path, first, length);
  struct iovec parts[2] = {{head, (size_t)size}, {(void *)bytes, bytes ? length : 0}};
  pthread_mutex_lock(&lock);
  if (writev(record, parts, 2) < 0) abort();
  pthread_mutex_unlock(&lock);
}

/* The path of a file that is recorded, without the folder; NULL for any other. */
static const char *recorded(int file, char *path, size_t size) {
  if (record < 0 || file == record) return NULL;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, size - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  if (strncmp(path, below, below_length) != 0 || path[below_length] != '/') return NULL;
  return path + below_length + 1;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
  char path[4096];
  const char *name = recorded(file, path, sizeof path);
  if (name) note('w', name, offset, length, bytes);
  return REAL(pwrite64)(file, bytes, length, offset);
}

ssize_t write(int file, const void *bytes, size_t length) {
  char path[4096];
  const char *name = recorded(file, path, sizeof path);
  if (name) note('w', name, lseek(file, 0, SEEK_CUR), length, bytes);
  return REAL(write)(file, bytes, length);
}

int ftruncate64(int file, off64_t length) {
  char path[4096];
  const char *name = recorded(file, path, sizeof path);
  int result = REAL(ftruncate64)(file, length);
  if (name && result == 0) note('t', name, length, 0, NULL);
  return result;
}

int fsync(int file) {
  char path[4096];
  const char *name = recorded(file, path, sizeof path);
  int result = REAL(fsync)(file);
  if (name && result == 0) note('s', name, 0, 0, NULL);
  return result;
}

int fdatasync(int file) {
  char path[4096];
  const char *name = recorded(file, path, sizeof path);
  int result = REAL(fdatasync)(file);
  if (name && result == 0) note('s', name, 0, 0, NULL);
  return result;
}

int unlink(const char *path) {
  int result = REAL(unlink)(path);
  if (record >= 0 && result == 0 && strncmp(path, below, below_length) == 0)
    note('d', path + below_length + 1, 0, 0, NULL);
  return result;
}
