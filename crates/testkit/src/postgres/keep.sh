# Watches over a PostgreSQL for tests: stops and removes it some seconds after the last process has let go of it, however
# that process ended. Arguments: the folder, what to remove in the end, and how pg_ctl is called.
set -u
folder=$1
remove=$2
shift 2
exec 8>"$folder/keeper" 9>"$folder/users"
flock -n 8 || exit 0 # another keeps it

free_seconds=0
while [ "$free_seconds" -lt 4 ]; do
    sleep 1
    if flock -n 9; then
        free_seconds=$((free_seconds + 1))
        # In the end the lock is kept, so that nobody counts on what is about to go.
        [ "$free_seconds" -lt 4 ] && flock -u 9
    else
        free_seconds=0
    fi
done
"$@" stop -D "$folder/data" -m immediate -w 8>&- 9>&-
rm -rf "$remove"
